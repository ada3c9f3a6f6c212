import { expect, test } from 'vitest';
import { createPartSearch } from '#offline/part-index/search.ts';
import { pageOf, partNamed } from '#tests/search/part-search.ts';
import { inTheirPlaces, suggestedByParts } from './suggested-here.ts';

const search = createPartSearch();
search.apply(
  pageOf([
    partNamed('FX-60', 'Hex bolt', 'M10 60 mm', { productId: 'b', slug: 'hex-bolt', priceMinor: 30 }),
    partNamed('FX-80', 'Hex bolt', 'M10 80 mm', { productId: 'b', slug: 'hex-bolt', priceMinor: 20 }),
    partNamed('FX-S', 'Set screw', 'M10 60 mm', { productId: 's', slug: 'set-screw' }),
  ]),
  [],
);
const index = {
  find: (typed: string, limit: number) => Promise.resolve(search.find(typed, limit)),
  products: (slugs: readonly string[]) => Promise.resolve(search.ofProducts(slugs)),
  resolve: (codes: readonly string[]) =>
    Promise.resolve(
      new Map(
        codes.flatMap((code) => {
          const part = search.exact(code);
          return part === null ? [] : [[code, part] as const];
        }),
      ),
    ),
};

const suggested = async (typed: string, limit = 6) => {
  const found = await suggestedByParts(index, typed, limit);
  if (found === null) throw new Error(`Nothing is suggested for ${typed}.`);
  return found;
};

test('the parts of a device suggest each product once, with the size that is meant and its price [CAT-07]', async () => {
  const { products, matches, total, exact } = await suggested('m10 60');
  expect(products.map(({ name, priceFrom }) => [name, priceFrom?.amount])).toEqual([
    ['Hex bolt', 20],
    ['Set screw', 100],
  ]);
  // The set screw has only one size.
  expect(matches?.map(({ sku, productId, variant }) => [sku, productId, variant.basePrice?.amount])).toEqual([
    ['FX-60', 'b', 30],
  ]);
  expect([total, exact]).toEqual([2, null]);
});

test('words that all sizes have mean none of them', async () => {
  expect((await suggested('hex bolt')).matches).toEqual([]);
});

test('a whole part number is suggested by itself, with its product', async () => {
  const { exact } = await suggested('fx80');
  expect([exact?.product.name, exact?.variant.sku, exact?.product.variantCount]).toEqual(['Hex bolt', 'FX-80', 2]);
});

test('no more products are shown than there is room for, and all are counted', async () => {
  const { products, total } = await suggested('m10', 1);
  expect([products.length, total]).toEqual([1, 2]);
});

test('what the parts do not know is left to the store', async () => {
  expect(await suggestedByParts(index, 'qqqqqqqq', 6)).toBe(null);
});

test('the store’s answer leaves products where they stand, adds its others and drops those that it does not have', async () => {
  const before = await suggested('m10');
  const [bolt, screw] = before.products;
  if (bolt === undefined || screw === undefined) throw new Error('There are two products.');
  const other = { ...bolt, id: 'o', slug: 'other', name: 'Other' };
  const gone = { ...bolt, id: 'g', slug: 'gone', name: 'Gone' };
  const namesOf = (first: typeof before.products, then: typeof before.products) =>
    inTheirPlaces({ ...before, products: then }, { ...before, products: first }).products.map(({ name }) => name);
  expect(namesOf([bolt, screw], [screw, other, bolt])).toEqual(['Hex bolt', 'Set screw', 'Other']);
  expect(namesOf([gone, screw], [other, screw])).toEqual(['Other', 'Set screw']);
  expect(namesOf([bolt, screw], [other])).toEqual(['Other']);
  expect(namesOf([], [screw, bolt])).toEqual(['Set screw', 'Hex bolt']);
});
