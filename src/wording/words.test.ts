import { expect, test } from 'vitest';
import { formatCount, listOf, plural } from './words.ts';

test('a noun follows its number', () => {
  expect(plural(1, 'line')).toBe('1 line');
  expect(plural(0, 'line')).toBe('0 lines');
  expect(plural(1240, 'box', 'boxes')).toBe('1,240 boxes');
  expect(formatCount(5000)).toBe('5,000');
});

test('a list reads as a sentence', () => {
  expect(listOf(['bolts'])).toBe('bolts');
  expect(listOf(['bolts', 'nuts', 'washers'])).toBe('bolts, nuts and washers');
});
