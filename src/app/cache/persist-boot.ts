import type { Query, QueryClient } from '@tanstack/react-query';
import { identityHeaders } from '#api/api.ts';
import type { Shop } from '#shopper/shop.tsx';
import { firstInteraction, hasInteracted } from '#shopper/visit/first-interaction.ts';
import { persistBootCache } from './boot-cache.ts';
import { requestedAddresses, holdsHostAnswer } from './dehydrate.ts';

/** Persists what reopening the page takes: the boot cache, from now on in synchronous storage, and answers fetched before the worker. */
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
 * Once the page has a worker, refetches through it what was fetched without one, so that it is cached: one visit is enough to
 * open the page again without a connection. Until somebody uses the page, it has no need of newer data than the host's, so these
 * responses only go into the worker's cache and nobody reads them here.
 */
const cacheFirstVisit = (queryClient: QueryClient, shop: Shop): void => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || cameThroughWorker()) return;
  const refetch = async (which: (query: Query) => boolean): Promise<void> => {
    const all = queryClient.getQueryCache().findAll({
      predicate: (query) => query.meta?.persist === 'worker' && which(query),
    });
    // Queries in flight for the first time bypass the worker, so they are refetched once they have settled.
    const missed = new Set(all.filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined));
    void queryClient.refetchQueries({ predicate: (query) => all.includes(query) && !missed.has(query) });
    await Promise.allSettled([...missed].map(({ promise }) => Promise.resolve(promise)));
    await queryClient.refetchQueries({ predicate: (query) => missed.has(query) });
  };
  const keepAll = async (): Promise<void> => {
    if (hasInteracted()) return refetch(() => true);
    for (const address of requestedAddresses()) fetch(address, asGuest(shop)).catch(() => undefined);
    await refetch((query) => !holdsHostAnswer(query));
    await firstInteraction();
    await refetch(holdsHostAnswer);
  };
  // The worker may have taken over since the page was opened.
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener('controllerchange', () => void keepAll(), { once: true });
  else void keepAll();
};

/** The request options of a guest's call; the host renders only guests' views. */
const asGuest = ({ configuration, currencyCode, countryCode }: Shop): RequestInit => ({
  headers: identityHeaders('anyone', { ...configuration, currencyCode, countryCode, token: null }),
  credentials: 'omit',
  cache: 'no-store',
});

/** Whether the page itself was loaded through a worker. */
const cameThroughWorker = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0);
