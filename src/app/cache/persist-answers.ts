import type { Query, QueryClient } from '@tanstack/react-query';
import { updateOfflineShopper } from '#shopper/offline-shopper.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import { sleep } from '#offline/sleep.ts';
import { basketQuery } from '#features/basket/basket-queries.ts';
import { persistAnswer, persistWritten, restoreAnswer } from './device-answers.ts';

/** A database that doesn't respond must not hold up the page. */
const restoreTimeoutMs = 500;

/** Persists answers in the device's database from now on. */
export const persistAnswers = async (
  queryClient: QueryClient,
  currentShop: CurrentShop,
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
  if (restored !== null) await Promise.race([restored.catch(reportError), sleep(restoreTimeoutMs)]);
};
