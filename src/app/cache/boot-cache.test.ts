import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createCurrentShop, guestState } from '#app/current-shop.ts';
import { createQueryClient } from '#app/query-client.ts';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import { persistBootCache } from './boot-cache.ts';
import { carryBoot } from './carry-boot.ts';

const ignore = (): void => undefined;
const pageClient = (): QueryClient =>
  createQueryClient({ onWriteBegun: ignore, onQueryFailed: ignore, onWriteFailed: ignore });

const meta = { persist: 'boot' } as const;
const silent = (): Promise<never> => Promise.reject(new Error('The store did not answer.'));

/** A synchronous store in memory. */
const memory = (): Storage => {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (at) => [...values.keys()][at] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

test('what a store that is silent could not renew is still there at the next start, as old as it is [PWA-03]', async () => {
  const storage = memory();
  const queryKey = ['tradecounter.GBP.GB.guest', 'store-settings'];
  const client = pageClient();
  client.setQueryData(queryKey, 'how it is set up', { updatedAt: 1_000 });
  await client.fetchQuery({ queryKey, queryFn: silent, meta, retry: false }).catch(ignore);
  expect(client.getQueryState(queryKey)?.status).toBe('error');
  await persistBootCache(client, storage, new EventTarget(), { restores: false });
  expect(storage).toHaveLength(1);

  const next = pageClient();
  await persistBootCache(next, storage, new EventTarget(), { restores: true });
  expect(next.getQueryState(queryKey)).toMatchObject({
    data: 'how it is set up',
    status: 'success',
    dataUpdatedAt: 1_000,
  });
});

test('what was answered is there at the next start, however soon the page was left after it [PWA-03]', async () => {
  const storage = memory();
  const page = new EventTarget();
  const queryKey = ['tradecounter.GBP.GB.guest', 'store-settings'];
  const client = pageClient();
  await persistBootCache(client, storage, page, { restores: true });
  await client.fetchQuery({ queryKey, queryFn: () => 'how it is set up', meta });
  expect(storage).toHaveLength(0);
  page.dispatchEvent(new Event('pagehide'));

  const next = pageClient();
  await persistBootCache(next, storage, new EventTarget(), { restores: true });
  expect(next.getQueryData(queryKey)).toBe('how it is set up');
});

test('another currency or country begins with what no price depends on, as out of date; another shopper does not', async () => {
  const shop = createCurrentShop(configuration, guestState(configuration));
  const client = pageClient();
  const { scope } = shop.get();
  await client.fetchQuery({ queryKey: [scope, 'menu-links'], queryFn: () => ['Help'], meta });
  await client.fetchQuery({
    queryKey: [scope, 'products'],
    queryFn: () => ['a bolt at £1'],
    meta: { persist: 'worker' },
  });

  shop.set({ preferences: { currencyCode: 'EUR', countryCode: 'IE' } });
  carryBoot(client, shop);
  const abroad = [shop.get().scope, 'menu-links'];
  expect(client.getQueryState(abroad)).toMatchObject({ data: ['Help'], dataUpdatedAt: 0 });
  expect(client.getQueryCache().find({ queryKey: abroad })?.meta).toEqual(meta);
  expect(client.getQueryData([shop.get().scope, 'products'])).toBeUndefined();

  await client.fetchQuery({ queryKey: abroad, queryFn: () => ['Help in Ireland'], meta });
  shop.set({ preferences: guestState(configuration).preferences });
  carryBoot(client, shop);
  expect(client.getQueryData([scope, 'menu-links'])).toEqual(['Help']);

  shop.set({ session: { kind: 'shopper', token: 'a.b.c', subject: '42', expiresAt: 0 } });
  carryBoot(client, shop);
  expect(client.getQueryData([shop.get().scope, 'menu-links'])).toBeUndefined();
});
