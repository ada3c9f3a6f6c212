import { expect, test } from 'vitest';
import { productOfParts } from '#contract/part-of-variant.ts';
import { productsIn } from '#offline/reads/cached-products.ts';
import { pageOf, partAge, partNamed } from '#tests/search/part-search.ts';
import { createPartSearch } from '#offline/part-index/search.ts';
import { foundByParts } from './parts-search.ts';

const bolts = [
  partNamed('FX-60', 'Hex bolt', 'M10 60 mm', { productId: 'b', slug: 'hex-bolt', priceMinor: 30 }),
  partNamed('FX-80', 'Hex bolt', 'M10 80 mm', { productId: 'b', slug: 'hex-bolt', priceMinor: 20 }),
];
const screw = partNamed('FX-S', 'Set screw', 'M10 60 mm', { productId: 's', slug: 'set-screw' });

const search = createPartSearch();
search.apply(pageOf([...bolts, screw]), []);
const index = {
  find: (typed: string, limit: number) => Promise.resolve(search.find(typed, limit)),
  products: (slugs: readonly string[]) => Promise.resolve(search.ofProducts(slugs)),
};

test('a product that was never seen has all its sizes and its lowest price, and is found once [CAT-07]', async () => {
  const found = await foundByParts(index, 'm10 60', 10, []);
  expect(found.map(({ summary }) => [summary.name, summary.variantCount, summary.priceFrom?.amount])).toEqual([
    ['Hex bolt', 2, 20],
    ['Set screw', 1, 100],
  ]);
  expect(found.map(({ skus, storedAt }) => [skus, storedAt])).toEqual([
    [['FX-60', 'FX-80'], partAge.asOf],
    [['FX-S'], partAge.asOf],
  ]);
});

test('a product that was seen is shown as it was', async () => {
  const page = productOfParts([{ part: screw, terms: partAge.terms }]);
  const seen = productsIn([{ data: { ...page, shortDescription: 'As seen' }, storedAt: 5 }]);
  const found = await foundByParts(index, 'm10 60', 10, seen);
  expect(found.map(({ summary, storedAt }) => [summary.slug, summary.shortDescription, storedAt])).toEqual([
    ['hex-bolt', null, partAge.asOf],
    ['set-screw', 'As seen', 5],
  ]);
});

test('no parts are no product', () => {
  expect(productOfParts([])).toBe(null);
});
