import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { stock, storeSettings } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { stockShelf } from './catalogue-fixture.ts';

const store = await createBareStore();
const guest = store.client();

beforeAll(() => stockShelf(store.db));
afterAll(() => store.close());

const onShelf = { CategorySlug: 'qz-shelf' };
const idsOf = (list: { results: readonly { id: string }[] }): string[] => list.results.map(({ id }) => id);
const change = (values: Partial<typeof storeSettings.$inferInsert>) => store.db.update(storeSettings).set(values);

describe('products in lists', () => {
  test('a category lists the products of its subtree, most popular first [API-42] [CAT-01]', async () => {
    const list = await guest.getProducts({ query: onShelf });
    expect(idsOf(list)).toEqual(['qz-m8', 'qz-m10', 'qz-m6', 'qz-valve']);
    expect(list).toMatchObject({ total: 4, pageNumber: 1, pageSize: 24 });
    expect(idsOf(await guest.getProducts({ query: { CategoryId: 'qz-valves' } }))).toEqual(['qz-valve']);
  });

  test('a product in a list has its master variant, its size count and the price it starts from [API-42]', async () => {
    const { results } = await guest.getProducts({ query: { Ids: ['qz-m10'] } });
    expect(results).toHaveLength(1);
    expect(results[0]).toMatchObject({
      name: 'Quarzel bolt M10',
      slug: 'qz-m10-page',
      brand: { name: 'Anvil & Sons', slug: 'qz-anvil' },
      categories: [
        { slug: 'qz-shelf', level: 1 },
        { slug: 'qz-bolts', level: 2 },
      ],
      variantCount: 2,
      priceFrom: { amount: 400, currencyCode: 'GBP' },
      hasAddOns: false,
      drawing: { kind: 'bolt', attributes: { 'qz-finish': 'brass', 'qz-length': 100 } },
      variants: [{ sku: 'QZ-B-010-100', isMaster: true }],
    });
    expect(results[0]?.images[0]?.sizes?.map(({ width }) => width)).toEqual([800, 400, 160]);
  });

  test('a product says whether its add-ons can be left out', async () => {
    const { results } = await guest.getProducts({ query: onShelf });
    const required = results.map(({ id, requiresAddOns }) => [id, requiresAddOns]);
    expect(Object.fromEntries(required)).toEqual({
      'qz-m6': true,
      'qz-m8': undefined,
      'qz-m10': undefined,
      'qz-valve': false,
    });
  });

  test.each([
    ['NameAscending', ['qz-m6', 'qz-m8', 'qz-m10', 'qz-valve']],
    ['NameDescending', ['qz-valve', 'qz-m10', 'qz-m8', 'qz-m6']],
    ['PriceAscending', ['qz-m6', 'qz-m8', 'qz-m10', 'qz-valve']],
    ['PriceDescending', ['qz-valve', 'qz-m10', 'qz-m8', 'qz-m6']],
    ['Newest', ['qz-valve', 'qz-m10', 'qz-m8', 'qz-m6']],
  ] as const)('sorted by %s [API-42] [CAT-02]', async (Sort, expected) => {
    expect(idsOf(await guest.getProducts({ query: { ...onShelf, Sort } }))).toEqual(expected);
  });

  test('prices are those of the currency and of the price group [API-42]', async () => {
    const query = { ...onShelf, Sort: 'PriceAscending' } as const;
    const euros = await store.client(null, { currencyCode: 'EUR' }).getProducts({ query });
    expect(euros.results.map(({ priceFrom }) => priceFrom)).toEqual([
      { amount: 400, currencyCode: 'EUR' },
      { amount: 600, currencyCode: 'EUR' },
      { amount: 800, currencyCode: 'EUR' },
      { amount: 4800, currencyCode: 'EUR' },
    ]);
    const { client } = await store.shopper({ company: true });
    const trade = await client.getProducts({ query });
    expect(trade.results.map(({ priceFrom }) => priceFrom?.amount)).toEqual([100, 150, 200, 2400]);
  });

  test('pages follow one another without gap or overlap; beyond the last is nothing [API-42] [CAT-02]', async () => {
    const page = (PageNumber: number) => guest.getProducts({ query: { ...onShelf, PageNumber, PageSize: 3 } });
    expect([...idsOf(await page(1)), ...idsOf(await page(2))]).toEqual(['qz-m8', 'qz-m10', 'qz-m6', 'qz-valve']);
    expect(await page(3)).toMatchObject({ results: [], total: 4, pageNumber: 3, pageSize: 3 });
  });

  test('ids are answered in their order, what is off sale or unknown is left out [API-42]', async () => {
    const list = await guest.getProducts({ query: { Ids: ['qz-valve', 'qz-gone', 'nothing', 'qz-m6', 'qz-valve'] } });
    expect(idsOf(list)).toEqual(['qz-valve', 'qz-m6']);
    expect(list.total).toBe(2);
  });

  test('wrong requests are refused with the field [API-42]', async () => {
    const unknown = await refused(guest.getProducts({ query: { CategorySlug: 'no-such-category' } }));
    expect([unknown.status, unknown.firstMessage]).toEqual([404, 'The category was not found.']);
    expect((await refused(guest.getProducts({ query: { CategorySlug: 'qz-attic' } }))).status).toBe(404);
    const both = await refused(guest.getProducts({ query: { Ids: ['qz-m6'], Search: 'quarzel' } }));
    expect([both.status, both.details[0]?.field]).toEqual([400, 'Ids']);
    for (const query of [
      'PageSize=0',
      'PageSize=201',
      'PageNumber=x',
      'Sort=Cheapest',
      'CategorySlug=Not%20a%20slug',
    ]) {
      const answer = await store.send({ method: 'GET', path: `/products?${query}` });
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });
});

describe('a product page', () => {
  test('is found by slug and by id, what is off sale is not [API-40] [API-41]', async () => {
    const page = await guest.getProductBySlug({ params: { slug: 'qz-m10-page' } });
    expect(page).toEqual(await guest.getProduct({ params: { id: 'qz-m10' } }));
    expect((await refused(guest.getProduct({ params: { id: 'qz-gone' } }))).status).toBe(404);
    expect((await refused(guest.getProductBySlug({ params: { slug: 'no-such-thing' } }))).status).toBe(404);
  });

  test('variants come in natural order, one of them master, with what tells them apart [API-41] [CAT-03]', async () => {
    const page = await guest.getProduct({ params: { id: 'qz-m10' } });
    expect(page.variants.map(({ sku, isMaster }) => [sku, isMaster])).toEqual([
      ['QZ-B-010-020', false],
      ['QZ-B-010-100', true],
    ]);
    expect(page.attributes.map(({ code }) => code)).toEqual(['qz-finish']);
    expect(page.optionAxes).toMatchObject([{ code: 'qz-length', values: [{ label: '20 mm' }, { label: '100 mm' }] }]);
    const valve = await guest.getProduct({ params: { id: 'qz-valve' } });
    expect(valve.optionAxes[0]?.values.map(({ value, swatch }) => [value, swatch])).toEqual([
      ['red', '#cc0000'],
      ['blue', '#0000cc'],
    ]);
  });

  test('tier prices and the price before an offer [API-41] [CAT-04] [CAT-14]', async () => {
    const { variants } = await guest.getProduct({ params: { id: 'qz-m6' } });
    expect(variants[0]).toMatchObject({
      basePrice: { amount: 200, currencyCode: 'GBP' },
      discount: { amount: 50, currencyCode: 'GBP' },
      tierPrices: [
        { minimumQuantity: 10, price: { amount: 180, currencyCode: 'GBP' } },
        { minimumQuantity: 100, price: { amount: 150, currencyCode: 'GBP' } },
      ],
      taxRate: 2000,
    });
    const { client } = await store.shopper({ company: true });
    const trade = await client.getProduct({ params: { id: 'qz-m6' } });
    expect(trade.variants[0]).toMatchObject({ basePrice: { amount: 100 }, discount: null, tierPrices: [] });
  });

  test('what is written for it comes without scripts and traps [API-41] [CON-04]', async () => {
    const { description, documents } = await guest.getProduct({ params: { id: 'qz-m6' } });
    expect(description).toBe('<h2>Made of quarzel</h2>');
    expect(documents.map(({ name }) => name)).toEqual(['Sheet']);
  });

  test.each([
    ['None', { availableQuantity: null, isLowStock: false, isInStock: true }],
    ['InStock', { availableQuantity: null, isLowStock: false, isInStock: true }],
    ['AvailableQuantity', { availableQuantity: 3, isLowStock: true, isInStock: true }],
    ['LowStockAlert', { availableQuantity: 3, isLowStock: true, isInStock: true }],
  ] as const)('stock is shown as the mode %s lets it be [API-41] [CAT-06]', async (mode, expected) => {
    await change({ inventoryAvailability: mode });
    const { variants } = await guest.getProduct({ params: { id: 'qz-m10' } });
    expect(variants[0]?.inventory).toMatchObject({ mode, ...expected });
    await change({ inventoryAvailability: 'InStock' });
  });
});

describe('what guests may see', () => {
  test('hidden prices are nowhere, nor can they be found out by filter or order [CAT-12] [API-42] [API-46]', async () => {
    await change({ anonymousCustomerProductPolicy: 'HiddenPricesForUnauthorized' });
    const list = await guest.getProducts({ query: { ...onShelf, Sort: 'PriceAscending', Filters: ['price:..250'] } });
    expect(idsOf(list)).toEqual(['qz-m8', 'qz-m10', 'qz-m6', 'qz-valve']);
    expect(list.results.every(({ priceFrom }) => priceFrom === null)).toBe(true);
    const { variants } = await guest.getProduct({ params: { id: 'qz-m6' } });
    expect(variants[0]).toMatchObject({ basePrice: null, discount: null, tierPrices: [] });
    const { filters } = await guest.getFilters({ query: onShelf });
    expect(filters.map(({ code }) => code)).not.toContain('price');
    const addOns = await guest.getProductAddOns({ params: { id: 'qz-m6' } });
    expect(addOns.results.flatMap(({ options }) => options.map(({ price }) => price))).toEqual([null, null, null]);
    expect(JSON.stringify(await guest.getSuggestions({ query: { Query: 'QZ-B-006-020' } }))).not.toMatch(/"amount"/);
    const { client } = await store.shopper();
    expect((await client.getProducts({ query: onShelf })).results[2]?.priceFrom?.amount).toBe(200);
    await change({ anonymousCustomerProductPolicy: 'AllowedUnauthorizedCheckout' });
  });

  test('hidden products are nowhere, while the way through the store stays [CAT-12] [API-40] [API-42] [API-43]', async () => {
    await change({ anonymousCustomerProductPolicy: 'HiddenForUnauthorized' });
    expect(await guest.getProducts({ query: onShelf })).toMatchObject({ results: [], total: 0 });
    expect(await guest.getProducts({ query: { Ids: ['qz-m6'] } })).toMatchObject({ results: [], total: 0 });
    expect(await guest.getProducts({ query: { Skus: ['QZ-B-006-020'] } })).toMatchObject({ results: [], matches: [] });
    expect(await guest.getSuggestions({ query: { Query: 'QZ-B-006-020' } })).toMatchObject({
      exact: null,
      products: [],
      total: 0,
    });
    expect(await guest.getFilters({ query: onShelf })).toEqual({ filters: [], total: 0 });
    expect(await guest.postFilterTypes({ body: {} })).toEqual({ results: [] });
    expect(await guest.getRecommendations({ params: { id: 'qz-m6' } })).toEqual({ results: [] });
    expect(await guest.getAddOns({})).toMatchObject({ results: [], total: 0 });
    expect((await refused(guest.getProduct({ params: { id: 'qz-m6' } }))).status).toBe(404);
    expect((await refused(guest.getProductBySlug({ params: { slug: 'qz-m6-page' } }))).status).toBe(404);
    expect((await refused(guest.getProductAddOns({ params: { id: 'qz-m6' } }))).status).toBe(404);
    const { productCount, listAttributes } = await guest.getCategoryBySlug({ params: { slug: 'qz-bolts' } });
    expect([productCount, listAttributes]).toEqual([0, []]);
    const { client } = await store.shopper();
    expect((await client.getProducts({ query: onShelf })).total).toBe(4);
    await change({ anonymousCustomerProductPolicy: 'AllowedUnauthorizedCheckout' });
  });

  test('what has sold out leaves the filter of what is in stock at once [CAT-06] [API-42]', async () => {
    const inStock = { ...onShelf, Filters: ['availability:in-stock'] };
    expect(idsOf(await guest.getProducts({ query: inStock }))).toEqual(['qz-m10', 'qz-m6', 'qz-valve']);
    const hold = (variantId: string, quantity: number) =>
      store.db.update(stock).set({ quantity }).where(eq(stock.variantId, variantId));
    await hold('qz-v-red', 0);
    expect(idsOf(await guest.getProducts({ query: inStock }))).toContain('qz-valve');
    await hold('qz-v-blue', 0);
    expect(idsOf(await guest.getProducts({ query: inStock }))).not.toContain('qz-valve');
    await hold('qz-v-red', 5);
    expect(idsOf(await guest.getProducts({ query: inStock }))).toContain('qz-valve');
    await hold('qz-v-blue', 5);
  });
});
