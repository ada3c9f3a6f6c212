import { expect, test } from 'vitest';
import { inFrames } from './frames.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

test('what is shown changes a few at a time, and what is not at once', () => {
  expect(inFrames(numbers(12), (one) => one % 2 === 1)).toEqual([
    [1, 3, 5, 7, 0, 2, 4, 6, 8, 10],
    [9, 11],
  ]);
});

test('nothing is lost, whatever is shown', () => {
  for (const shown of [0, 1, 4, 5, 8, 100]) {
    const lists = inFrames(numbers(100), (one) => one < shown);
    expect(lists.flat().toSorted((a, b) => a - b)).toEqual(numbers(100));
    expect(lists.length).toBe(Math.max(1, Math.ceil(shown / 4)));
  }
  expect(inFrames([], () => true)).toEqual([[]]);
});
