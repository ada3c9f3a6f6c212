import { expect, test } from 'vitest';
import type { Variant } from '#contract/product.ts';
import { sampleVariant } from '#tests/support/samples/variant.ts';
import { type SizeChoice, sizeFilters, sizeGroups } from './size-rows.ts';
import { variantColumns } from './variant-columns.ts';

const size = (thread: string, length: number): Variant => ({
  ...sampleVariant,
  id: `${thread}-${length}`,
  sku: `${thread}-${length}`,
  attributes: [
    { code: 'thread', name: 'Thread', value: thread, displayValue: thread },
    { code: 'length', name: 'Length', value: length, displayValue: `${length} mm` },
  ],
});

const axis = (code: string, values: readonly (string | number)[]) => ({
  code,
  name: code,
  values: values.map((value) => ({ value: String(value), label: String(value) })),
});
const threads = ['M6', 'M8', 'M10'];
const lengths = [20, 30, 40, 50, 60, 70];
const bolt = {
  optionAxes: [axis('thread', threads), axis('length', lengths), axis('coating', ['a', 'b'])],
  variants: threads.flatMap((thread) => lengths.map((length) => size(thread, length))),
};

const inSight = (choice: SizeChoice, sku?: string, kept: readonly string[] = []): string[] =>
  sizeGroups(bolt, choice, sku, ({ id }) => kept.includes(id)).flatMap(({ rows }) =>
    rows.filter(({ look }) => Object.keys(look).length === 0).map(({ variant }) => variant.sku),
  );

test('a long table is folded to twelve rows under headings of its first column', () => {
  const groups = sizeGroups(bolt, {}, undefined, () => false);
  expect(groups.map(({ title, look }) => [title, look])).toEqual([
    ['thread M6', {}],
    ['thread M8', {}],
    ['thread M10', { 'data-folded': true }],
  ]);
  expect(inSight({})).toHaveLength(12);
  expect(inSight({ sizes: 'all' })).toHaveLength(18);
});

test('values of one attribute are alternatives, attributes narrow each other, and ranges count', () => {
  expect(inSight({ f: ['thread:M6', 'thread:M8', 'length:60'] })).toEqual(['M6-60', 'M8-60']);
  expect(inSight({ f: ['thread:M10', 'length:50..'] })).toEqual(['M10-50', 'M10-60', 'M10-70']);
  expect(inSight({ f: ['length:..30', 'thread:M8'] })).toEqual(['M8-20', 'M8-30']);
});

test('a filter by an attribute that the sizes do not have narrows nothing', () => {
  expect(inSight({ f: ['brand:farrowfix'], sizes: 'all' })).toHaveLength(18);
  expect(sizeFilters(bolt, { f: ['brand:farrowfix', 'thread:M6'] })).toEqual(['thread:M6']);
});

test('a part that the address names stands alone, and a pinned row stays beside it and beside what the filters leave', () => {
  expect(inSight({ f: ['thread:M6'] }, 'M10-40')).toEqual(['M10-40']);
  expect(inSight({}, 'M10-40', ['M8-30'])).toEqual(['M8-30', 'M10-40']);
  expect(inSight({ f: ['thread:M6', 'length:20'] }, undefined, ['M8-30'])).toEqual(['M6-20', 'M8-30']);
});

test('a short table has neither headings nor a fold', () => {
  const short = { ...bolt, variants: bolt.variants.slice(0, 14) };
  const groups = sizeGroups(short, {}, undefined, () => false);
  expect(groups.map(({ title, rows }) => [title, rows.length])).toEqual([[null, 14]]);
  expect(groups.flatMap(({ rows }) => rows.map(({ look }) => look))).toEqual(Array.from({ length: 14 }, () => ({})));
});

test('a column in which no size has a value is left out', () => {
  expect(variantColumns(bolt).map(({ code }) => code)).toEqual(['thread', 'length']);
});
