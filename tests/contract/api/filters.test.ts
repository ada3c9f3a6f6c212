import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Facet } from '#contract/facet.ts';
import { storeSettings } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { stockShelf } from './catalogue-fixture.ts';

const store = await createBareStore();
const guest = store.client();

beforeAll(() => stockShelf(store.db));
afterAll(() => store.close());

const onShelf = { CategorySlug: 'qz-shelf' };
const among = (Filters: string[]) => ({ query: { ...onShelf, Filters } });
const listed = async (Filters: string[]): Promise<string[]> =>
  (await guest.getProducts(among(Filters))).results.map(({ id }) => id);
const countsOf = (filters: readonly Facet[], code: string): (readonly [string, number, boolean])[] | undefined =>
  filters.find((facet) => facet.code === code)?.values.map((value) => [value.value, value.count, value.isSelected]);

test.each([
  [['qz-finish:zinc'], ['qz-m8', 'qz-m6']],
  [
    ['qz-finish:zinc', 'qz-finish:brass'],
    ['qz-m8', 'qz-m10', 'qz-m6'],
  ],
  [['qz-finish:zinc', 'brand:qz-anvil'], ['qz-m6']],
  [['qz-length:20'], ['qz-m10', 'qz-m6']],
  [['qz-length:25..100'], ['qz-m8', 'qz-m10']],
  [['qz-length:..20', 'qz-finish:brass'], ['qz-m10']],
  [['qz-length:100..'], ['qz-m10']],
  [
    ['qz-length:30', 'qz-length:90..'],
    ['qz-m8', 'qz-m10'],
  ],
  [['qz-colour:red'], ['qz-valve']],
  [['qz-lined:true'], ['qz-valve']],
  [
    ['type:qz-bolt', 'availability:in-stock'],
    ['qz-m10', 'qz-m6'],
  ],
  [['price:250..400'], ['qz-m8', 'qz-m10']],
  [
    ['price:..200', 'price:2000..'],
    ['qz-m6', 'qz-valve'],
  ],
  [['qz-finish:gold'], []],
  [['no-such-filter:x'], []],
  [[`qz-finish:zi'nc"}`], []],
])('%j leaves %j [API-42] [CAT-02]', async (filters, expected) => {
  expect(await listed(filters)).toEqual(expected);
});

test('filters come with the count of each value [API-46] [CAT-02]', async () => {
  const { filters, total } = await guest.getFilters({ query: onShelf });
  expect(total).toBe(4);
  expect(filters.map(({ code, type }) => [code, type])).toEqual([
    ['type', 'checkbox'],
    ['qz-finish', 'checkbox'],
    ['qz-length', 'checkbox'],
    ['qz-colour', 'colour'],
    ['qz-lined', 'boolean'],
    ['brand', 'checkbox'],
    ['price', 'range'],
    ['availability', 'boolean'],
  ]);
  expect(countsOf(filters, 'qz-length')).toEqual([
    ['20', 2, false],
    ['30', 1, false],
    ['100', 1, false],
  ]);
  expect(filters.find(({ code }) => code === 'qz-finish')).toMatchObject({
    name: 'Finish',
    values: [
      { label: 'Solid brass', count: 1 },
      { label: 'Zinc plated', count: 2 },
    ],
    range: null,
  });
  expect(countsOf(filters, 'availability')).toEqual([['in-stock', 3, false]]);
  expect(filters.find(({ code }) => code === 'price')?.range).toEqual({ min: 200, max: 2500, unit: 'GBP' });
});

test('a choice narrows the other filters but not its own, and zeros stay [API-46] [CAT-02]', async () => {
  const { filters, total } = await guest.getFilters(among(['qz-finish:zinc']));
  expect(total).toBe(2);
  expect(countsOf(filters, 'qz-finish')).toEqual([
    ['brass', 1, false],
    ['zinc', 2, true],
  ]);
  expect(countsOf(filters, 'qz-length')).toEqual([
    ['20', 1, false],
    ['30', 1, false],
    ['100', 0, false],
  ]);
  expect(countsOf(filters, 'brand')).toEqual([
    ['qz-anvil', 1, false],
    ['qz-bellows', 1, false],
  ]);
  expect(countsOf(filters, 'availability')).toEqual([['in-stock', 1, false]]);
});

test('with two filters chosen each is counted under the other [API-46] [CAT-02]', async () => {
  const { filters, total } = await guest.getFilters(among(['qz-finish:zinc', 'brand:qz-bellows']));
  expect(total).toBe(1);
  expect(countsOf(filters, 'qz-finish')).toEqual([
    ['brass', 0, false],
    ['zinc', 1, true],
  ]);
  expect(countsOf(filters, 'brand')).toEqual([
    ['qz-anvil', 1, false],
    ['qz-bellows', 1, true],
  ]);
  expect(countsOf(filters, 'type')).toEqual([
    ['qz-bolt', 1, false],
    ['qz-valve', 0, false],
  ]);
});

test('the count beside a value is what choosing it leaves [API-46] [CAT-02]', async () => {
  const { filters } = await guest.getFilters({ query: onShelf });
  for (const { code, values } of filters) {
    for (const { value, count } of values) {
      expect([code, value, (await listed([`${code}:${value}`])).length]).toEqual([code, value, count]);
    }
  }
});

test('bounds of the price follow the other filters, the currency and the price group [API-46]', async () => {
  const boundsOf = async (client: typeof guest, Filters: string[]) => {
    const { filters } = await client.getFilters(among(Filters));
    return filters.find(({ code }) => code === 'price')?.range;
  };
  expect(await boundsOf(guest, ['type:qz-bolt'])).toEqual({ min: 200, max: 900, unit: 'GBP' });
  expect(await boundsOf(guest, ['type:qz-bolt', 'price:..300'])).toEqual({ min: 200, max: 900, unit: 'GBP' });
  const euros = store.client(null, { currencyCode: 'EUR' });
  expect(await boundsOf(euros, [])).toEqual({ min: 400, max: 5000, unit: 'EUR' });
  const { client } = await store.shopper({ company: true });
  expect((await boundsOf(client, []))?.min).toBe(100);
});

test('a search has filters too [API-46] [CAT-02]', async () => {
  const { filters, total } = await guest.getFilters({ query: { Search: 'quarzel bolt', Filters: ['qz-finish:zinc'] } });
  expect(total).toBe(2);
  expect(countsOf(filters, 'qz-finish')).toEqual([
    ['brass', 1, false],
    ['zinc', 2, true],
  ]);
});

test('where stock is not shown it cannot be filtered by [API-46] [CAT-06]', async () => {
  await store.db.update(storeSettings).set({ inventoryAvailability: 'None' });
  const { filters } = await guest.getFilters({ query: onShelf });
  expect(filters.map(({ code }) => code)).not.toContain('availability');
  expect(await listed(['availability:in-stock'])).toHaveLength(4);
  await store.db.update(storeSettings).set({ inventoryAvailability: 'InStock' });
});

test('wrong filters are refused with what is wrong [API-42] [API-46]', async () => {
  for (const filter of ['zinc', ':zinc', 'qz-finish:', 'price:cheap', 'price:9..1', 'price:..', 'availability:soon']) {
    const failure = await refused(guest.getFilters(among([filter])));
    expect([filter, failure.status, failure.details[0]?.field]).toEqual([filter, 400, 'Filters']);
    expect((await refused(guest.getProducts(among([filter])))).status).toBe(400);
  }
  const long = await refused(guest.getFilters(among(['x'.repeat(201)])));
  expect(long.status).toBe(400);
  expect((await refused(guest.getFilters({ query: { CategoryId: 'nothing' } }))).status).toBe(404);
});

test('types of a selection, most products first [API-44]', async () => {
  expect(await guest.postFilterTypes({ body: { categoryId: 'qz-shelf' } })).toEqual({
    results: [
      { id: 'qz-type-bolt', name: 'Quarzel bolts', count: 3 },
      { id: 'qz-type-valve', name: 'Quarzel valves', count: 1 },
    ],
  });
  expect((await guest.postFilterTypes({ body: { search: 'quarzel valve' } })).results).toMatchObject([{ count: 1 }]);
  expect((await refused(guest.postFilterTypes({ body: { categoryId: 'nothing' } }))).status).toBe(404);
  expect((await store.send({ method: 'POST', path: '/product-filters/types', body: { categoryId: 7 } })).status).toBe(
    400,
  );
});

test('what can be filtered by is declared in order [API-45]', async () => {
  const { results } = await guest.getFilterAttributes({});
  expect(results.filter(({ code }) => code.startsWith('qz-'))).toEqual([
    { code: 'qz-finish', name: 'Finish', type: 'text', unit: null, isFilterable: true },
    { code: 'qz-length', name: 'Length', type: 'number', unit: 'mm', isFilterable: true },
    { code: 'qz-colour', name: 'Colour', type: 'text', unit: null, isFilterable: true },
    { code: 'qz-lined', name: 'Lined', type: 'boolean', unit: null, isFilterable: true },
  ]);
});

test('more than ten different filters are refused, sixty ranges of one filter are not [API-46]', async () => {
  const codes = Array.from({ length: 11 }, (_, n) => `unknown-${n}:1..2`);
  for (const call of [guest.getFilters, guest.getProducts]) {
    expect((await refused(call(among(codes)))).details[0]?.code).toBe('TooManyFilters');
  }
  const ranges = Array.from({ length: 60 }, (_, n) => `qz-length:${n * 1000 + 500}..${n * 1000 + 501}`);
  expect((await guest.getFilters(among(ranges))).total).toBe(0);
});
