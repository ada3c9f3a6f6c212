import { clearCountedOrders } from '#features/analytics/counted-orders.ts';
import { createTracker } from '#features/analytics/tracker.ts';
import { readConnection } from '#shopper/connection/store.ts';
import { type CookieConsent, nothing, readConsent } from '#shopper/cookie-consent.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import type { AppRouter } from '#app/router.tsx';
import { watchTracking } from './watch-tracking.ts';

/** Starts the tag manager and begins to track. */
export const startTracking = (router: AppRouter, currentShop: CurrentShop, containerId: string) => {
  const consentNow = (): CookieConsent => readConsent(document.cookie) ?? nothing;
  const tracker = createTracker({
    containerId,
    consent: consentNow(),
    isOnline: () => navigator.onLine && readConnection().judged === 'online',
    isAllowed: () => consentNow().analytics,
  });
  const end = watchTracking(router, currentShop, tracker);
  return {
    update: tracker.update,
    /** Deletes what was stored. A script that has run can't be removed from a page, so the page is reloaded without it. */
    stop: (): void => {
      end();
      clearCountedOrders();
      if (tracker.stop()) location.reload();
    },
  };
};
