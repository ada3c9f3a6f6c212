// One file to fetch once the page has loaded.
import type { CurrentShop } from '#app/current-shop.ts';
import type { AppRouter } from '#app/router.tsx';
import { registerWorker } from '#app/update/register-worker.ts';
import { cacheVisit } from './cache-visit.ts';
import { watchNavigations } from './navigation.ts';
import type { RefreshingRegistration } from './register-refresh.ts';
import { listenForShortcuts } from './shortcuts.ts';
import { watchConnection } from './watch-connection.ts';

/** Does what can wait until the page has loaded; returns the worker's registration, null where there is no worker. */
export const afterLoad = async (
  router: AppRouter,
  currentShop: CurrentShop,
  cameFromStore: boolean,
): Promise<ServiceWorkerRegistration | null> => {
  watchNavigations(router);
  listenForShortcuts();
  watchConnection(currentShop, { cameFromStore });
  const registration = import.meta.env.DEV ? null : await registerWorker();
  if (registration === null) return null;
  cacheVisit(registration);
  if (canRefresh(registration) && matchMedia('(display-mode: standalone)').matches) {
    const { registerRefresh } = await import('./register-refresh.ts');
    void registerRefresh(registration);
  }
  return registration;
};

/** Only Chromium can. */
const canRefresh = (registration: ServiceWorkerRegistration): registration is RefreshingRegistration =>
  'periodicSync' in registration;
