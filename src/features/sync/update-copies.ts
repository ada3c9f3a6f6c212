import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Row } from '#contract/row.ts';
import { isNoAnswer, NoAnswer } from '#api/api-error.ts';
import { forEachParallel } from '#offline/for-each-parallel.ts';
import { isOfContext, type ReadContext, requestAddress } from '#offline/reads/read-context.ts';
import { sleep } from '#offline/sleep.ts';
import type { Shop } from '#shopper/shop.tsx';
import type { CacheSet } from './cache-sets.ts';

/** The result of updating cached copies: how many are new now, and how many were tried. */
export interface UpdatedCopies {
  readonly updated: number;
  readonly all: number;
}

/** How many copies to fetch at once; the store has other shoppers. */
const copiesAtATime = 4;

/** Refreshes a copy and resolves to whether it is new now; throws if trying the others is pointless. */
type Refresh = (address: string) => Promise<boolean>;

const refreshAll = async (addresses: readonly string[], refresh: Refresh): Promise<UpdatedCopies> => {
  let updated = 0;
  await forEachParallel(addresses, copiesAtATime, async (address) => {
    if (await refresh(address)) updated += 1;
  });
  return { updated, all: addresses.length };
};

/**
 * The call whose answer is cached under a URL, for repeating it; null if the URL isn't the store API's. The worker takes the answer
 * and nothing here reads it, so the contract's rows needn't be loaded.
 */
export const callOf = (address: string, apiBase: string) => {
  const { pathname, searchParams } = new URL(requestAddress(address));
  const base = new URL(apiBase, address).pathname.replace(/\/$/, '');
  if (!pathname.startsWith(`${base}/`)) return null;
  const query: Record<string, string | string[]> = {};
  for (const name of new Set(searchParams.keys())) {
    const values = searchParams.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  const row: Row = {
    method: 'GET',
    path: `/${pathname.slice(base.length + 1)}`,
    summary: 'A cached answer, asked again',
    audience: 'anyone',
    data: z.unknown(),
  };
  return { row, input: { query } };
};

/** Repeats the calls whose catalogue answers are cached in this context; the worker caches the new answers. */
export const updateCatalogue = async (
  { cacheNames }: Pick<CacheSet, 'cacheNames'>,
  context: ReadContext,
  shop: Shop,
  queryClient: QueryClient,
): Promise<UpdatedCopies> => {
  const addresses = (await addressesIn(cacheNames)).filter((address) => isOfContext(address, context));
  const begun = Date.now();
  const refresh: Refresh = async (address) => {
    const call = callOf(address, shop.configuration.apiBase);
    if (call === null) return false;
    const queryKey = [shop.scope, 'cached-copy', address];
    try {
      await queryClient.fetchQuery({
        queryKey,
        queryFn: ({ signal }) => shop.api.call<Row>(call.row, call.input, { signal }),
        // So that the query is as old as the cached copy, if a copy answers.
        meta: { persist: 'worker' },
        staleTime: 0,
        retry: false,
      });
      // The age of a copy is set right after its data.
      await sleep(0);
      const isNew = (queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= begun;
      if (!isNew) throw new NoAnswer('The store did not answer.');
      return true;
    } catch (error) {
      if (isNoAnswer(error)) throw error;
      return false;
    } finally {
      queryClient.removeQueries({ queryKey, exact: true });
    }
  };
  const end = await refreshAll(addresses, refresh);
  // Answers in memory may be older than those on the device now.
  await queryClient.invalidateQueries({ queryKey: [shop.scope], refetchType: 'none' });
  return end;
};

const addressesIn = async (cacheNames: readonly string[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const cacheName of cacheNames) {
    for (const { url } of await (await caches.open(cacheName)).keys()) found.push(url);
  }
  return found;
};

/** Refetches cached files; one that can't be fetched stays as it is. */
export const updateFiles = async ({ cacheNames }: Pick<CacheSet, 'cacheNames'>): Promise<UpdatedCopies> => {
  const ends = await Promise.all(
    cacheNames.map(async (cacheName) => {
      const cache = await caches.open(cacheName);
      const addresses = (await cache.keys()).map(({ url }) => url);
      return refreshAll(addresses, async (address) => {
        const response = await fetch(address, { mode: 'cors', credentials: 'same-origin', cache: 'reload' });
        if (response.ok) await cache.put(address, response);
        return response.ok;
      });
    }),
  );
  return ends.reduce((sum, one) => ({ updated: sum.updated + one.updated, all: sum.all + one.all }), {
    updated: 0,
    all: 0,
  });
};

/** Checks for a new version of the app, and fetches missing files of this one; true if a new version is on its way. */
export const updateApp = async (): Promise<boolean> => {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return false;
  await registration.update();
  return registration.installing !== null || registration.waiting !== null;
};
