import { expect, test } from 'vitest';
import { Refusal } from '#server/api/http/refusal.ts';
import { choicesOf } from './entries.ts';

test('entries of one code belong together [CAT-02]', () => {
  expect(choicesOf(['finish:zinc', 'length:10..60', 'finish:brass', 'finish:zinc'])).toEqual([
    { code: 'finish', values: ['zinc', 'brass'], ranges: [] },
    { code: 'length', values: [], ranges: [{ low: 10, high: 60 }] },
  ]);
});

test('either end of a range may be missing, and a value may hold colons and dots [CAT-02]', () => {
  expect(choicesOf(['price:..500', 'price:1000..', 'ratio:1:2', 'thread:1.5'])).toEqual([
    {
      code: 'price',
      values: [],
      ranges: [
        { low: null, high: 500 },
        { low: 1000, high: null },
      ],
    },
    { code: 'ratio', values: ['1:2'], ranges: [] },
    { code: 'thread', values: ['1.5'], ranges: [] },
  ]);
});

test('spaces around code and value do not count', () => {
  expect(choicesOf([' finish : zinc ', 'length: 10..60'])).toEqual([
    { code: 'finish', values: ['zinc'], ranges: [] },
    { code: 'length', values: [], ranges: [{ low: 10, high: 60 }] },
  ]);
});

test.each(['finish', ':zinc', 'finish:', 'price:..', ' : '])('%j is refused and named [CAT-02]', (entry) => {
  const attempt = (): unknown => choicesOf([entry]);
  expect(attempt).toThrow(Refusal);
  expect(attempt).toThrow(entry);
});

test('a range that ends before it begins is refused [CAT-02]', () => {
  expect(() => choicesOf(['price:500..100'])).toThrow('ends before it begins');
});

test('at most ten filters are combined [CAT-02]', () => {
  const entries = Array.from({ length: 11 }, (_, n) => `code-${n}:1..2`);
  expect(() => choicesOf(entries)).toThrow('at most 10');
  expect(choicesOf(entries.slice(1))).toHaveLength(10);
});
