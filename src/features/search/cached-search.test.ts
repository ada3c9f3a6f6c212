import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CachedProduct, productsIn } from '#offline/reads/cached-products.ts';
import { searchIndexOf } from './cached-search.ts';

const sample = JSON.parse(
  readFileSync(new URL('../../../tests/contract/samples/getProducts.json', import.meta.url), 'utf8'),
) as { data: unknown };
const [base] = productsIn([{ data: sample.data, storedAt: 1 }]);

const product = (name: string, ...skus: string[]): CachedProduct => {
  if (base === undefined) throw new Error('The sample holds no product.');
  const summary = { ...base.summary, id: name, name, categories: [], shortDescription: null, brand: null };
  return { ...base, summary, skus, attributes: [] };
};

const products = [
  product('Hex bolt M10, zinc plated', 'FX-HB-M10-060', 'FX-HB-M10-080'),
  product('Hexagon nut M10', 'FX-HN-M10'),
  product('Claw hammer', 'TL-HAM-16'),
  product('Masonry drill bit', 'TL-DB-08'),
];
const found = async (typed: string) => (await searchIndexOf(products)).search(typed).map(({ summary }) => summary.name);

test('a part number is found by its beginning, with hyphens or without, before anything else [CAT-07]', async () => {
  expect((await found('fx-hn'))[0]).toBe('Hexagon nut M10');
  expect((await found('FXHBM10080'))[0]).toBe('Hex bolt M10, zinc plated');
  expect((await found('tl-ham-16'))[0]).toBe('Claw hammer');
});

test('words are found by their beginning, and all of them count [CAT-07]', async () => {
  expect(await found('hex zinc')).toEqual(['Hex bolt M10, zinc plated']);
  expect(await found('dri')).toEqual(['Masonry drill bit']);
});

test('two typing errors are tolerated in a long word and none in a short one [CAT-07]', async () => {
  expect(await found('hamnner')).toEqual(['Claw hammer']);
  expect(await found('masnry')).toEqual(['Masonry drill bit']);
  expect(await found('hxe')).toEqual([]);
});

test('the index of a list is built once', () => {
  expect(searchIndexOf(products)).toBe(searchIndexOf(products));
});
