// A single chunk, fetched once the page has loaded.
import type { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { localeCookie } from '#shopper/preferences.ts';
import { markInteracted } from '#shopper/visit/first-interaction.ts';
import { siteOf } from '#app/session/token-cookie.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import type { AppRouter } from '#app/router.tsx';
import { registerWorker } from '#app/update/register-worker.ts';
import { loadErrorScreens } from '#routes/-shell/lazy-parts.tsx';
import { analyticsIsOff } from '#wording/analytics.ts';
import { cacheVisit } from './cache-visit.ts';
import { loadFonts } from './fonts.ts';
import { watchNavigations } from './navigation.ts';
import type { RefreshingRegistration } from './register-refresh.ts';
import { listenForShortcuts } from './shortcuts.ts';

/** How a page began, and how it opens its journal if no worker can cache what it needs without a connection. */
interface PageStart {
  readonly cameFromStore: boolean;
  readonly openJournal: () => void;
}

/** Does what can wait until the page has loaded; returns the worker's registration, or null if there is no worker. */
export const afterLoad = async (
  router: AppRouter,
  currentShop: CurrentShop,
  { cameFromStore, openJournal }: PageStart,
): Promise<ServiceWorkerRegistration | null> => {
  watchNavigations(router);
  listenForShortcuts();
  saveLocale(currentShop.get().configuration);
  // If they fail to load, the fallback fonts stay.
  if (cameFromStore) loadFonts(router).catch(() => undefined);
  void followConsent(router, currentShop).catch(reportError);
  const registration = await registerWorker();
  const prepareForOffline = (): void => {
    markInteracted();
    openJournal();
    // The error screens must already be here when nothing more can be fetched.
    void loadErrorScreens();
  };
  if (registration === null) {
    prepareForOffline();
    return null;
  }
  cacheVisit(registration, prepareForOffline);
  if (canRefresh(registration) && matchMedia('(display-mode: standalone)').matches) {
    const { registerRefresh } = await import('./register-refresh.ts');
    void registerRefresh(registration);
  }
  return registration;
};

const saveLocale = (configuration: PublicConfiguration): void => {
  if (readCookie(document.cookie, cookieNames.locale) === null) document.cookie = localeCookie(siteOf(configuration));
};

/** A store without a tag manager doesn't need the code that watches the consent. */
const followConsent = async (router: AppRouter, currentShop: CurrentShop): Promise<void> => {
  const { tagManagerId } = currentShop.get().configuration;
  if (tagManagerId === null) return console.warn(analyticsIsOff);
  const { watchConsent } = await import('#app/analytics/watch-consent.ts');
  watchConsent(router, currentShop, tagManagerId);
};

/** Only Chromium supports it. */
const canRefresh = (registration: ServiceWorkerRegistration): registration is RefreshingRegistration =>
  'periodicSync' in registration;
