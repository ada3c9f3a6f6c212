import { afterAll, beforeAll, expect, test } from 'vitest';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { stockShelf } from './catalogue-fixture.ts';

const store = await createBareStore();
const guest = store.client();

beforeAll(() => stockShelf(store.db));
afterAll(() => store.close());

const found = async (Search: string): Promise<string[]> =>
  (await guest.getProducts({ query: { Search } })).results.map(({ id }) => id);
const suggest = (Query: string, Limit?: number) =>
  guest.getSuggestions({ query: { Query, ...(Limit !== undefined && { Limit }) } });

test.each(['QZ-B-006-020', 'qz-b-006-020', 'QZB006020', 'qz b 006 020', 'QZ-B-6-20', 'qzb620', ' qz/b/006/020 '])(
  'the part number typed as %j is found first, whole [API-43] [CAT-07]',
  async (typed) => {
    const { exact, products } = await suggest(typed);
    expect(exact).toMatchObject({
      product: { id: 'qz-m6' },
      variant: { sku: 'QZ-B-006-020', basePrice: { amount: 200 } },
    });
    expect(products[0]?.id).toBe('qz-m6');
    expect((await found(typed))[0]).toBe('qz-m6');
  },
);

test.each(['0501234000017', '501234000017'])('the barcode %s names the variant [API-43] [CAT-07]', async (barcode) => {
  expect((await suggest(barcode)).exact).toMatchObject({ variant: { sku: 'QZ-B-010-020', isMaster: false } });
});

test('the beginning of a part number finds all that begin so [API-43] [CAT-07]', async () => {
  const { exact, products, total } = await suggest('qz-b-0');
  expect(exact).toBeNull();
  expect(products.map(({ id }) => id).toSorted()).toEqual(['qz-m10', 'qz-m6', 'qz-m8']);
  expect(total).toBe(3);
});

test('the beginning of a part number lists the sizes that begin so, as many as there is room for beside what is meant of each product [API-43] [CAT-08]', async () => {
  const skusOf = async (Query: string, Limit: number) =>
    ((await suggest(Query, Limit)).matches ?? []).map(({ sku }) => sku);
  expect(await skusOf('qz-b-01', 8)).toEqual(['QZ-B-010-020', 'QZ-B-010-100']);
  expect(await skusOf('qz-b-01', 1)).toEqual(['QZ-B-010-020']);
  const ofAll = await skusOf('qz-b-0', 4);
  expect(
    ofAll
      .slice(0, 3)
      .map((sku) => sku.slice(0, 8))
      .toSorted(),
  ).toEqual(['QZ-B-006', 'QZ-B-008', 'QZ-B-010']);
  expect(ofAll).toHaveLength(4);
});

test('the part number of a variant that is off sale names nothing [API-43]', async () => {
  expect((await suggest('QZ-B-010-060')).exact).toBeNull();
  expect((await suggest('QZ-GONE')).exact).toBeNull();
});

test.each(['"m8" quarzel bolt', '“quarzel” bolt “M8”', 'quarzel (m8); bolt…', 'bo\u00ADlt quarzel m8™'])(
  'quotes and other marks that were pasted with the words hide nothing: %j [API-42] [CAT-07]',
  async (typed) => {
    expect(await found(typed)).toEqual(['qz-m8']);
    expect((await suggest(typed)).products.map(({ id }) => id)).toEqual(['qz-m8']);
  },
);

test('all words must be found, the last may be unfinished, the most popular comes first [API-42] [CAT-07]', async () => {
  expect(await found('quarzel bolt')).toEqual(['qz-m8', 'qz-m10', 'qz-m6']);
  expect(await found('quarzel bo')).toEqual(['qz-m8', 'qz-m10', 'qz-m6']);
  expect(await found('quarzel bolts')).toEqual(['qz-m8', 'qz-m10', 'qz-m6']);
  expect(await found('valve quarzel')).toEqual(['qz-valve']);
  expect(await found('quarzel hammer')).toEqual([]);
  expect(await found('m10x100 quarzel')).toEqual(['qz-m10']);
  expect(await found('quarzel 100mm')).toEqual(['qz-m10']);
});

test('a size means one variant of each product: the list and the suggestions say which [API-42] [API-43] [CAT-07]', async () => {
  for (const asked of ['m10x20 quarzel', 'quarzel bolt M10 x 20 mm', '20mm quarzel m10', 'quarzel b-10-20']) {
    const { results, matches } = await guest.getProducts({ query: { Search: asked } });
    expect([asked, results[0]?.id]).toEqual([asked, 'qz-m10']);
    expect([asked, matches?.[0]]).toMatchObject([asked, { sku: 'QZ-B-010-020', productId: 'qz-m10' }]);
    expect(matches?.[0]?.variant).toMatchObject({ isMaster: false, basePrice: { amount: 400 } });
    expect((await suggest(asked)).matches?.[0]?.sku).toBe('QZ-B-010-020');
  }
});

test('words that all variants of a product have mean none of them; one that is off sale is never meant [API-42]', async () => {
  const all = await guest.getProducts({ query: { Search: 'quarzel bolt' } });
  expect([all.total, all.matches]).toEqual([3, undefined]);
  const gone = await guest.getProducts({ query: { Search: 'quarzel m10 60mm' } });
  expect(gone.matches?.map(({ sku }) => sku) ?? []).not.toContain('QZ-B-010-060');
});

test('where nothing has all the words, what has the size and most of the others is listed, and the list says so [API-42] [CAT-07]', async () => {
  const { results, matches, corrections } = await guest.getProducts({
    query: { Search: 'quarzel solid bolt xyzzyx 20mm' },
  });
  expect(corrections).toEqual(['quarzel solid bolt 20mm']);
  expect([results[0]?.id, matches?.[0]?.sku]).toEqual(['qz-m10', 'QZ-B-010-020']);
});

test.each(['b010020', 'B-010-02', '010-020'])(
  'a part number without its beginning is found by the piece %j [API-43] [CAT-07]',
  async (piece) => {
    const { exact, products, matches } = await suggest(piece);
    expect([exact, products[0]?.id, matches?.[0]?.sku]).toEqual([null, 'qz-m10', 'QZ-B-010-020']);
  },
);

test('what is typed wrong is corrected, and the answer says so [API-42] [API-43] [CAT-07]', async () => {
  const list = await guest.getProducts({ query: { Search: 'quarzle vlave' } });
  expect(list.results.map(({ id }) => id)).toEqual(['qz-valve']);
  expect(list.corrections?.[0]).toBe('quarzel valve');
  const suggestions = await suggest('quarzle');
  expect(suggestions.corrections[0]).toBe('quarzel');
  expect(suggestions.total).toBe(4);
  expect(suggestions.categories.map(({ slug }) => slug)).toContain('qz-shelf');
});

test('what is like nothing finds nothing and corrects nothing [API-42] [API-43]', async () => {
  expect(await guest.getProducts({ query: { Search: 'xxyyzzxx' } })).toMatchObject({ results: [], total: 0 });
  expect(await suggest('xxyyzzxx')).toMatchObject({
    query: 'xxyyzzxx',
    exact: null,
    products: [],
    categories: [],
    corrections: [],
    total: 0,
  });
});

test('categories that match come with the suggestions [API-43] [CAT-07]', async () => {
  expect((await suggest('quarzel bolts')).categories.map(({ slug }) => slug)).toEqual(['qz-bolts']);
  expect((await suggest('quarzel')).categories.map(({ slug }) => slug)).toEqual(['qz-shelf', 'qz-bolts', 'qz-valves']);
});

test('no more is suggested than asked for, while the total counts all [API-43]', async () => {
  const { products, total } = await suggest('quarzel', 2);
  expect([products.length, total]).toEqual([2, 4]);
});

test('part numbers are looked up however they are written, each with its variant [API-42] [CAT-08]', async () => {
  const asked = ['qzb620', 'QZ-B-010-020', '501234000017', 'QZ-NOTHING', 'QZ-GONE', '', 'QZ-B-010-060'];
  const { results, matches, total } = await guest.getProducts({ query: { Skus: asked } });
  expect(matches?.map(({ sku, productId, variant }) => [sku, productId, variant.sku])).toEqual([
    ['qzb620', 'qz-m6', 'QZ-B-006-020'],
    ['QZ-B-010-020', 'qz-m10', 'QZ-B-010-020'],
    ['501234000017', 'qz-m10', 'QZ-B-010-020'],
  ]);
  expect([results.map(({ id }) => id), total]).toEqual([['qz-m6', 'qz-m10'], 2]);
});

test.each([
  `'`,
  `"`,
  `\\`,
  `%`,
  `_`,
  `:*`,
  `!&|()`,
  `'; drop table products; --`,
  'the',
  '½',
  '🙂',
  'a'.repeat(200),
  '1'.repeat(200),
])('odd typing %j is answered [API-42] [API-43]', async (typed) => {
  expect((await guest.getProducts({ query: { Search: typed } })).total).toBeGreaterThanOrEqual(0);
  expect((await suggest(typed)).products.length).toBeLessThanOrEqual(8);
});

test('nothing typed is refused by the suggestions and ignored by the list [API-42] [API-43]', async () => {
  for (const path of [
    '',
    '?Query=',
    '?Query=%20',
    `?Query=${'x'.repeat(201)}`,
    '?Query=bolt&Limit=21',
    '?Query=bolt&Limit=0',
  ]) {
    const answer = await store.send({ method: 'GET', path: `/products/search/autocomplete${path}` });
    expect([path, answer.status]).toEqual([path, 400]);
  }
  const all = await guest.getProducts({ query: { CategorySlug: 'qz-shelf', Search: '  ' } });
  expect(all.total).toBe(4);
  const tooMany = await refused(guest.getProducts({ query: { Skus: Array.from({ length: 201 }, () => 'QZ') } }));
  expect(tooMany.status).toBe(400);
});
