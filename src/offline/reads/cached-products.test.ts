import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type CachedAnswer, productsIn } from './cached-products.ts';

/** The data of a hand-written answer of the store. */
const sample = (name: string): unknown => {
  const text = readFileSync(new URL(`../../../tests/contract/samples/${name}.json`, import.meta.url), 'utf8');
  return (JSON.parse(text) as { data: unknown }).data;
};
const at = (name: string, storedAt: number): CachedAnswer => ({ data: sample(name), storedAt });

test('products are found in pages, lists, suggestions, recommendations and viewed products alike', () => {
  for (const name of ['getProductBySlug', 'getProducts', 'getSuggestions', 'getRecommendations', 'getViewedProducts']) {
    const found = productsIn([at(name, 1)]);
    expect(found.length, name).toBeGreaterThan(0);
    expect(found.every(({ summary, skus }) => summary.variants.length === 1 && skus.length > 0)).toBe(true);
  }
});

test('a product’s page gives all its part numbers and the price that it starts from', () => {
  const [product] = productsIn([at('getProductBySlug', 1)]);
  expect(product?.isWhole).toBe(true);
  expect(product?.skus).toHaveLength(product?.summary.variantCount ?? 0);
  expect(product?.summary.priceFrom).toEqual({ amount: 980, currencyCode: 'GBP' });
  expect(product?.summary).not.toHaveProperty('description');
});

test('a product is there once, as it was seen last, and what was known before is not forgotten', () => {
  const page = at('getProductBySlug', 1);
  const [known] = productsIn([page]);
  const line = { data: { results: [{ ...known?.summary, name: 'Another name' }] }, storedAt: 2 };
  const [product, ...others] = productsIn([page, line]);
  expect(others).toEqual([]);
  expect(product).toMatchObject({ summary: { name: 'Another name' }, storedAt: 2, isWhole: true });
  expect(product?.skus.toSorted()).toEqual(known?.skus.toSorted());
});

test('what is broken or holds no products is passed over', () => {
  expect(
    productsIn([
      { data: { slug: 'a', variants: 7 }, storedAt: 1 },
      { data: null, storedAt: 1 },
    ]),
  ).toEqual([]);
  expect(productsIn([at('getCategoryTree', 1), at('getBasket', 1)])).toEqual([]);
});
