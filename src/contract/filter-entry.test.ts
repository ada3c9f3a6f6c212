import { expect, test } from 'vitest';
import { filterChoices } from './filter-choices.ts';
import { isInRange, rangeFilter, readFilter, valueFilter } from './filter-entry.ts';

test.each([
  ['finish:zinc', { code: 'finish', value: 'zinc', range: null }],
  ['ratio:1:2', { code: 'ratio', value: '1:2', range: null }],
  ['length:10..60', { code: 'length', value: '10..60', range: { low: 10, high: 60 } }],
  ['price:..500', { code: 'price', value: '..500', range: { low: null, high: 500 } }],
  ['price:-1.5..', { code: 'price', value: '-1.5..', range: { low: -1.5, high: null } }],
  ['price:..', { code: 'price', value: '..', range: { low: null, high: null } }],
  ['name:a..b', { code: 'name', value: 'a..b', range: null }],
])('%j is read [CAT-02]', (entry, read) => {
  expect(readFilter(entry)).toEqual(read);
});

test.each([
  { low: 10, high: 60 },
  { low: null, high: 0 },
  { low: -2.5, high: null },
])('a range that is written reads as itself: %j [CAT-02]', (range) => {
  expect(readFilter(rangeFilter('length', range)).range).toEqual(range);
});

test.each(['zinc', '1:2', 12.5, true])('a value that is written reads as itself: %j [CAT-02]', (value) => {
  expect(readFilter(valueFilter('finish', value))).toEqual({ code: 'finish', value: String(value), range: null });
});

test('both bounds of a range are in it [CAT-02]', () => {
  const within = { low: 10, high: 60 };
  expect([9, 10, 60, 61].map((number) => isInRange(within, number))).toEqual([false, true, true, false]);
  expect(isInRange({ low: null, high: null }, 0)).toBe(true);
});

test('filters of one code form one choice; those without a code form none [CAT-02]', () => {
  expect(filterChoices(['length:10..60', 'finish:zinc', 'length:5', 'finish:zinc', 'nonsense'])).toEqual([
    { code: 'length', values: ['5'], ranges: [{ low: 10, high: 60 }] },
    { code: 'finish', values: ['zinc'], ranges: [] },
  ]);
});
