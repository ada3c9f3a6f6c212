import { expect, test } from 'vitest';
import { median, mediansOf } from './median.ts';

test('the middle of an odd number of figures is one of them, whatever their order', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([7])).toBe(7);
});

test('the middle of an even number lies between two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('nothing measured has no middle', () => {
  expect(median([])).toBeNaN();
});

test('each figure of several runs has a median of its own', () => {
  expect(
    mediansOf([
      { paintMs: 30, bytes: 1 },
      { paintMs: 10, bytes: 3 },
      { paintMs: 20, bytes: 2 },
    ]),
  ).toEqual({ paintMs: 20, bytes: 2 });
});
