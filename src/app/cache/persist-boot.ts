import type { Query, QueryClient } from '@tanstack/react-query';
import { identityHeaders } from '#api/api.ts';
import type { Shop } from '#shopper/shop.tsx';
import { firstSign, isUsed } from '#shopper/visit/first-sign.ts';
import { persistBootCache } from './boot-cache.ts';
import { addressesAsked, isAsHanded } from './dehydrate.ts';

/** What a page can't be opened again without: the boot cache in the synchronous store from now on, and what was fetched before there was a worker. */
export const persistBoot = async (
  queryClient: QueryClient,
  shop: Shop,
  storage: Storage | null,
  options: { restores: boolean },
): Promise<void> => {
  cacheFirstVisit(queryClient, shop);
  await persistBootCache(queryClient, storage, window, options);
};

/**
 * What a page fetched before it had a worker is fetched once more when it has one, so that it is cached: one visit is enough to
 * open the page again without a connection. Before somebody uses the page it has no use itself for what the host brought, so that
 * nobody reads it here: the worker does.
 */
const cacheFirstVisit = (queryClient: QueryClient, shop: Shop): void => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || cameThroughWorker()) return;
  const refetch = async (which: (query: Query) => boolean): Promise<void> => {
    const all = queryClient.getQueryCache().findAll({
      predicate: (query) => query.meta?.persist === 'worker' && which(query),
    });
    // What is on its way for the first time goes past the worker, and is fetched once more when it is here.
    const missed = new Set(all.filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined));
    void queryClient.refetchQueries({ predicate: (query) => all.includes(query) && !missed.has(query) });
    await Promise.allSettled([...missed].map(({ promise }) => Promise.resolve(promise)));
    await queryClient.refetchQueries({ predicate: (query) => missed.has(query) });
  };
  const keepAll = async (): Promise<void> => {
    if (isUsed()) return refetch(() => true);
    for (const address of addressesAsked()) fetch(address, asGuest(shop)).catch(() => undefined);
    await refetch((query) => !isAsHanded(query));
    await firstSign();
    await refetch(isAsHanded);
  };
  // The worker may have taken over since the page was opened.
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener('controllerchange', () => void keepAll(), { once: true });
  else void keepAll();
};

/** As a call of a guest's is made, whose view is the only one that the host renders. */
const asGuest = ({ configuration, currencyCode, countryCode }: Shop): RequestInit => ({
  headers: identityHeaders('anyone', { ...configuration, currencyCode, countryCode, token: null }),
  credentials: 'omit',
  cache: 'no-store',
});

/** Whether a worker was in charge of this page from its first byte. */
const cameThroughWorker = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0);
