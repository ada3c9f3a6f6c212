import type { QueryClient } from '@tanstack/react-query';
import { persistBootCache } from './boot-cache.ts';

/** What a page can't be opened again without: the boot cache in the synchronous store from now on, and what was fetched before there was a worker. */
export const persistBoot = async (
  queryClient: QueryClient,
  storage: Storage | null,
  options: { restores: boolean },
): Promise<void> => {
  cacheFirstVisit(queryClient);
  await persistBootCache(queryClient, storage, window, options);
};

/**
 * What a page fetched before it had a worker is fetched once more when it has one, so that it is cached: one
 * visit is enough to open the page again without a connection.
 */
const cacheFirstVisit = (queryClient: QueryClient): void => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || cameThroughWorker()) return;
  const keepAll = async (): Promise<void> => {
    const all = queryClient.getQueryCache().findAll({ predicate: ({ meta }) => meta?.persist === 'worker' });
    // What is on its way for the first time goes past the worker, and is fetched once more when it is here.
    const missed = new Set(all.filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined));
    void queryClient.refetchQueries({ predicate: (query) => all.includes(query) && !missed.has(query) });
    await Promise.allSettled([...missed].map(({ promise }) => Promise.resolve(promise)));
    await queryClient.refetchQueries({ predicate: (query) => missed.has(query) });
  };
  // The worker may have taken over since the page was opened.
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener('controllerchange', () => void keepAll(), { once: true });
  else void keepAll();
};

/** Whether a worker was in charge of this page from its first byte. */
const cameThroughWorker = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0);
