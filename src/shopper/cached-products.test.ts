import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { cachedProductsQuery } from './cached-products.ts';
import { productOfPartsQuery, productsOfCategoriesQuery } from './device/parts-queries.ts';
import type { Shop } from './shop.tsx';

vi.mock('./cached-answers.ts', () => ({ readCachedAnswers: () => Promise.resolve([]) }));

/** As much of a shop as its answers are found by. */
const known = { scope: 'tradecounter.GBP.GB.guest' };
const shop = known as Shop;

const file = new URL('../../tests/contract/samples/getProductBySlug.json', import.meta.url);
const product = (JSON.parse(readFileSync(file, 'utf8')) as { data: unknown }).data;

const ages = async (client: QueryClient): Promise<number[]> =>
  (await client.fetchQuery({ ...cachedProductsQuery(shop), staleTime: 0 })).map(({ storedAt }) => storedAt);

test('a product stays as old as the store’s answer, however often the device is asked', async () => {
  const client = new QueryClient();
  client.setQueryData([shop.scope, 'product'], product, { updatedAt: 1_000 });
  expect(await ages(client)).toEqual([1_000]);
  expect(await ages(client)).toEqual([1_000]);
});

test.each([productOfPartsQuery(shop, 'bolt'), productsOfCategoriesQuery(shop, ['bolts'])])(
  'what is derived from data on the device under $queryKey.1 is no answer of the store',
  async ({ queryKey }) => {
    const client = new QueryClient();
    const key: readonly unknown[] = queryKey;
    client.setQueryData(key, product);
    expect(await ages(client)).toEqual([]);
  },
);
