import { expect, test } from 'vitest';
import { inFrames, rowsAtOnce } from './frames.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

test('what is shown changes a few at a time, and what is not at once', () => {
  const [first, ...others] = inFrames(numbers(12), (one) => one % 2 === 1);
  const odd = numbers(12).filter((one) => one % 2 === 1);
  expect(first).toEqual([...odd.slice(0, rowsAtOnce), 0, 2, 4, 6, 8, 10]);
  expect(others.flat()).toEqual(odd.slice(rowsAtOnce));
  expect(others.every(({ length }) => length <= rowsAtOnce)).toBe(true);
});

test('nothing is lost, whatever is shown', () => {
  for (const shown of [0, 1, 4, 5, 8, 100]) {
    const lists = inFrames(numbers(100), (one) => one < shown);
    expect(lists.flat().toSorted((a, b) => a - b)).toEqual(numbers(100));
    expect(lists.length).toBe(Math.max(1, Math.ceil(shown / rowsAtOnce)));
  }
  expect(inFrames([], () => true)).toEqual([[]]);
});
