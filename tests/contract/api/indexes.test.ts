/**
 * The real client of a search service, over sockets: against the store that implements the service's protocol, and against
 * servers that don't answer.
 */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import type { SearchService } from '#contract/configuration.ts';
import { createApi } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import { createIndexClient } from '#app/search-index/client.ts';
import { createSearchIndex } from '#app/search-index/search-index.ts';
import { indexes } from '#server/api/indexes/indexes.ts';
import { createTestStore, testKeys } from '#tests/support/stores/store.ts';

const store = await createTestStore();
const identity = { ...testKeys, currencyCode: 'GBP', countryCode: 'GB', token: null };
const keys = { appId: 'DEMO', apiKey: 'a-search-key', index: 'products' };
let requests = 0;
store.app.addHook('onRequest', async ({ url }) => {
  if (url.startsWith('/indexes/')) requests += 1;
  await Promise.resolve();
});
await store.app.register(indexes, {
  ...keys,
  prefix: '/indexes',
  apiPath: '/api',
  headers: { 'api-key': testKeys.apiKey, storekey: testKeys.storeKey, currencycode: 'GBP', countrycode: 'GB' },
});
const origin = await store.app.listen({ port: 0, host: '127.0.0.1' });
const closing: (() => void)[] = [];
afterAll(async () => {
  for (const close of closing) close();
  await store.close();
});

const service: SearchService = { ...keys, url: '/indexes', hasRecommendations: true };
const api = createApi({ base: `${origin}/api`, identity: () => identity });
const indexOf = (changes: Partial<SearchService> = {}) =>
  createSearchIndex({ ...service, ...changes }, { api, currencyCode: 'GBP', origin });
const index = indexOf();
const guest = store.client();

const [someCategory] = (await guest.getCategoryTree({})).nodes;
const category = someCategory?.slug ?? '';

const selections = [
  ['a category', { CategorySlug: category }],
  ['a search', { Search: 'bolt' }],
  ['an order by price, page two', { CategorySlug: category, Sort: 'PriceAscending', PageNumber: 2, PageSize: 5 }],
  ['everything', {}],
] as const;

test.each(selections)('%s has the same products by the search service as by the store [CAT-13]', async (_, query) => {
  const { matches: _matches, ...own } = await guest.getProducts({ query: { PageSize: 24, ...query } });
  expect(own.results.length).toBeGreaterThan(0);
  expect(await index.products({ PageSize: 24, ...query })).toEqual(own);
});

test('filters have the same values and counts, before and after one is chosen [CAT-13]', async () => {
  const figuresOf = ({ filters, total }: Awaited<ReturnType<typeof index.filters>>) => [
    total,
    filters.map(({ code, name, values, range }) => [
      code,
      name.replace(/ \(.+\)$/, ''),
      Object.fromEntries(values.map(({ value, count, isSelected }) => [value, [count, isSelected]])),
      range,
    ]),
  ];
  const whole = await guest.getFilters({ query: { CategorySlug: category } });
  expect(figuresOf(await index.filters({ CategorySlug: category }))).toEqual(figuresOf(whole));
  const facet = whole.filters.find(({ values }) => values.length > 1);
  const value = facet?.values.find(({ count }) => count > 0);
  const query = { CategorySlug: category, Filters: [`${facet?.code}:${value?.value}`, 'price:100..5000'] };
  const own = await guest.getFilters({ query });
  expect(own.total).toBeLessThan(whole.total);
  expect(figuresOf(await index.filters(query))).toEqual(figuresOf(own));
  expect((await index.products(query)).total).toBe(own.total);
});

test('suggestions are products of the index, and a part number that is typed whole is the store’s [CAT-13]', async () => {
  const { results } = await guest.getProducts({ query: { Search: 'bolt', PageSize: 3 } });
  const { products, total } = await index.suggestions('bolt', 3);
  expect(products).toEqual(results);
  expect(total).toBeGreaterThan(2);
  const sku = results[0]?.variants[0]?.sku ?? '';
  expect((await index.suggestions(sku, 3)).exact?.variant.sku).toBe(sku);
});

test('recommendations are the service’s where it is configured to give them, else the store’s [CAT-13]', async () => {
  const { results } = await guest.getProducts({ query: { PageSize: 50 } });
  const lists = await Promise.all(
    results.map(async ({ id }) => ({
      id,
      own: (await guest.getRecommendations({ params: { id }, query: {} })).results,
    })),
  );
  const most = lists.toSorted((a, b) => b.own.length - a.own.length)[0];
  const idsOf = (list: (typeof lists)[number]['own'] | null | undefined) =>
    list?.flatMap(({ type, products }) => (type === 'trending' ? [] : [[type, products.map(({ id }) => id)]]));
  expect(most?.own.length).toBeGreaterThan(1);
  const given = await index.recommendations(most?.id ?? '');
  expect(idsOf(given)).toEqual(idsOf(most?.own));
  // Popular products belong to the whole index, not to the product.
  const popular = given?.find(({ type }) => type === 'trending')?.products.map(({ id }) => id);
  expect(popular).toEqual(results.slice(0, 12).flatMap(({ id }) => (id === most?.id ? [] : [id])));
  expect(await indexOf({ hasRecommendations: false }).recommendations(most?.id ?? '')).toBeNull();
});

test('an answer is cached where the configuration says so, and only there [CAT-13]', async () => {
  const count = async (isCached: boolean): Promise<number> => {
    const client = createIndexClient({ ...service, isCached }, origin);
    const before = requests;
    for (let time = 0; time < 2; time += 1) await client.search({ indexName: 'products', query: 'washer' });
    return requests - before;
  };
  expect(await count(true)).toBe(1);
  expect(await count(false)).toBe(2);
});

const failureOf = async (answer: Promise<unknown>) => {
  const error = await answer.then(
    () => null,
    (reason: unknown) => reason,
  );
  return isRefused(error) ? [error.status, ...error.errors] : error;
};

test.each([
  ['keys', { apiKey: 'another' }, 502],
  ['index', { index: 'unknown' }, 502],
])('other %s are refused [CAT-13]', async (_, changes, status) => {
  expect(await failureOf(indexOf(changes).products({}))).toEqual([status]);
});

const serving = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // An object, since the server listens on a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

test.each([
  ['Connection timeout', (): undefined => undefined],
  [
    'Socket timeout',
    (_request, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('{'),
  ],
  ['Network request failed', (request) => request.socket.destroy()],
] satisfies [string, RequestListener][])('a service that does not answer: %s [CAT-13]', async (text, answer) => {
  const client = createIndexClient({ ...service, url: await serving(answer) }, origin, { connectMs: 300, readMs: 300 });
  expect(await failureOf(client.search({ indexName: 'products' }))).toEqual([504, text]);
});
