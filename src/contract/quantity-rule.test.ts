import { expect, test } from 'vitest';
import { largestValidUpTo, smallestValidFrom } from './quantity-rule.ts';

const tens = { minimum: 10, maximum: 100, increment: 10 };
const odd = { minimum: 10, maximum: null, increment: 25 };

test('the largest valid quantity up to a limit', () => {
  expect(largestValidUpTo(tens, 37)).toBe(30);
  expect(largestValidUpTo(tens, 9)).toBeNull();
  expect(largestValidUpTo(tens, 1000)).toBe(100);
});

test('the smallest valid quantity from a number on', () => {
  expect(smallestValidFrom(tens, 1)).toBe(10);
  expect(smallestValidFrom(tens, 91)).toBe(100);
  expect(smallestValidFrom(tens, 101)).toBeNull();
});

test('steps count from the minimum', () => {
  expect([9, 10, 34, 35].map((limit) => largestValidUpTo(odd, limit))).toEqual([null, 10, 10, 35]);
  expect([1, 10, 11, 35, 36].map((wish) => smallestValidFrom(odd, wish))).toEqual([10, 10, 35, 35, 60]);
});

test('without an increment, every quantity from the minimum is valid', () => {
  const free = { minimum: 3, maximum: null, increment: 0 };
  expect([largestValidUpTo(free, 7), smallestValidFrom(free, 7), smallestValidFrom(free, 1)]).toEqual([7, 7, 3]);
});
