import type { Query, QueryClient } from '@tanstack/react-query';
import { persistBootCache } from './boot-cache.ts';
import { updateOfflineShopper } from '#shopper/offline-shopper.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import { sleep } from '#offline/sleep.ts';
import { basketQuery } from '#features/basket/basket-queries.ts';
import { persistAnswer, persistWritten, restoreAnswer } from './device-answers.ts';

/** A database that doesn't respond must not hold up the page. */
const restoreTimeoutMs = 500;

/** Persists answers on the device from now on: the boot cache in synchronous storage, the others in the database. */
export const persistAnswers = async (
  queryClient: QueryClient,
  currentShop: CurrentShop,
  storage: Storage | null,
  options: { restores: boolean },
): Promise<void> => {
  void updateOfflineShopper();
  // The shopper's cart is part of the first frame, as far as the device knows it.
  const restored = options.restores ? restoreAnswer(queryClient, basketQuery(currentShop.get()).queryKey) : null;
  let { session } = currentShop.state();
  currentShop.subscribe(() => {
    if (currentShop.state().session === session) return;
    ({ session } = currentShop.state());
    void updateOfflineShopper();
  });
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister: persistAnswer } });
  queryClient.getQueryCache().subscribe((event) => {
    // The event's query is of unknown type, but only properties common to all queries are read.
    if (event.type === 'updated' && event.action.type === 'success' && event.action.manual === true) {
      persistWritten(event.query as Query);
    }
  });
  cacheFirstVisit(queryClient);
  await persistBootCache(queryClient, storage, window, options);
  if (restored !== null) await Promise.race([restored.catch(reportError), sleep(restoreTimeoutMs)]);
};

/**
 * Refetches through the worker what the page fetched before it had one, so that the worker caches it: one
 * visit is enough to open the page again without a connection.
 */
const cacheFirstVisit = (queryClient: QueryClient): void => {
  const { serviceWorker } = navigator;
  if (serviceWorker === undefined || cameThroughWorker()) return;
  const keepAll = async (): Promise<void> => {
    const all = queryClient.getQueryCache().findAll({ predicate: ({ meta }) => meta?.persist === 'worker' });
    // First fetches still in flight bypass the worker; they are repeated once they have finished.
    const missed = new Set(all.filter(({ state }) => state.fetchStatus === 'fetching' && state.data === undefined));
    void queryClient.refetchQueries({ predicate: (query) => all.includes(query) && !missed.has(query) });
    await Promise.allSettled([...missed].map(({ promise }) => Promise.resolve(promise)));
    await queryClient.refetchQueries({ predicate: (query) => missed.has(query) });
  };
  // The worker may have taken control since the page was opened.
  if (serviceWorker.controller === null)
    serviceWorker.addEventListener('controllerchange', () => void keepAll(), { once: true });
  else void keepAll();
};

/** Whether a worker controlled this page from its first byte. */
const cameThroughWorker = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => entry instanceof PerformanceNavigationTiming && entry.workerStart > 0);
