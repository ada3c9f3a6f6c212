import { onlineManager } from '@tanstack/react-query';
import { getStoreSettings } from '#contract/store.ts';
import { subscribeToOutcomes } from '#shopper/connection/call-outcomes.ts';
import { subscribeToConnection, readConnection, writeConnection } from '#shopper/connection/store.ts';
import { createConnectionWatch } from '#shopper/connection/watch.ts';
import type { CurrentShop } from '#app/current-shop.ts';

/**
 * Judges the connection of this page from now on, and passes the judgement to the query client. `cameFromStore` is true for
 * a page that the host has just rendered.
 */
export const watchConnection = (currentShop: CurrentShop, { cameFromStore }: { cameFromStore: boolean }): void => {
  const watch = createConnectionWatch({
    hasNetwork: () => navigator.onLine,
    isVisible: () => document.visibilityState === 'visible',
    probe: () =>
      void currentShop
        .get()
        .api.call(getStoreSettings, {})
        .catch(() => undefined),
    write: writeConnection,
    chance: Math.random,
  });
  // The browser's own events report a network without internet access as online, and miss calls that fail.
  onlineManager.setEventListener((setOnline) => {
    const follow = () => setOnline(readConnection().judged === 'online');
    follow();
    return subscribeToConnection(follow);
  });
  if (cameFromStore) watch.heard('answered');
  subscribeToOutcomes(watch.heard);
  addEventListener('online', watch.networkFound);
  addEventListener('offline', watch.networkLost);
  document.addEventListener('visibilitychange', watch.seen);
  addEventListener('pageshow', watch.seen);
};
