import type { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { hasDefaultPreferences, readPreferences } from '#shopper/preferences.ts';
import { guest, nextSession } from '#shopper/session.ts';
import { restoreBootSet } from './boot-set.ts';
import { configurationOfPage, configurationOfShell, keepConfiguration } from './configuration.ts';
import { createCurrentShop, type ShopState } from './current-shop.ts';
import { createQueryClient } from './query-client.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import { openStorage } from './storage.ts';

declare global {
  interface Window {
    /** What the host hands over with a rendered page; taken away once the page lives. */
    $_TSR?: unknown;
  }
}

/** A shop that is ready to be shown. */
export interface OpenShop {
  readonly router: AppRouter;
  readonly root: HTMLElement;
  /** True when the host rendered the view that is on the screen, so that it is woken and not drawn anew. */
  readonly isRendered: boolean;
}

/** Reads who shops and how the store is set up, and puts the app together. */
export const openShop = async (): Promise<OpenShop> => {
  const storage = openStorage();
  const written = configurationOfPage(document);
  if (written !== null) keepConfiguration(storage, written);
  const configuration = written ?? (await configurationOfShell(storage));
  const state = stateOfVisitor(configuration);
  const currentShop = createCurrentShop(configuration, state);
  const queryClient = createQueryClient();
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the app.');
  const isRendered = window.$_TSR !== undefined && isDefaultGuest(configuration, state);
  if (!isRendered) await restoreBootSet(queryClient, storage);
  if (!isRendered && window.$_TSR !== undefined) {
    // A guest's page came back from history after a sign-in.
    delete window.$_TSR;
    root.replaceChildren();
  }
  const router = createAppRouter({ currentShop, queryClient });
  return { router, root, isRendered };
};

const stateOfVisitor = (configuration: PublicConfiguration): ShopState => ({
  session: nextSession(guest, {
    type: 'token-found',
    token: readCookie(document.cookie, cookieNames.token),
    now: Date.now(),
  }),
  preferences: readPreferences(document.cookie, configuration),
});

const isDefaultGuest = (configuration: PublicConfiguration, { session, preferences }: ShopState): boolean =>
  session.kind === 'guest' && hasDefaultPreferences(preferences, configuration);
