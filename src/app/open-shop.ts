import { onlineManager, type QueryClient } from '@tanstack/react-query';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { sleep } from '#offline/sleep.ts';
import { publishOutcome } from '#shopper/connection/call-outcomes.ts';
import { firstInteraction, markInteracted } from '#shopper/visit/first-interaction.ts';
import { hasDefaultPreferences } from '#shopper/preferences.ts';
import { guest } from '#shopper/session.ts';
import { recordAge } from '#app/cache/answer-ages.ts';
import { persistLater } from '#app/cache/persist-later.ts';
import { configurationOfPage, isNewDevice, isStoredView, saveConfiguration } from './page-configuration.ts';
import { createCurrentShop, type CurrentShop, guestState, type ShopState } from './current-shop.ts';
import { createFailureListener } from './failures.ts';
import { createPageJournal, type PageJournal } from '#app/journal/page-journal.ts';
import { lazySearchIndex } from '#app/search-index/lazy-search-index.ts';
import { createQueryClient } from './query-client.ts';
import { type AppRouter, createAppRouter } from './router.tsx';
import type { SessionContext } from '#app/session/context.ts';
import { createShopperActions } from './shopper-actions.ts';
import { openStorage } from '#shopper/stored.ts';
import { loadOnline } from '#ui/load-online.ts';
import { writeTokenCookie } from '#app/session/token-cookie.ts';

declare global {
  interface Window {
    /** The router's dehydrated state in a rendered page; removed after hydration. */
    $_TSR?: unknown;
  }
}

/** A shop that is ready to be rendered. */
export interface OpenShop {
  readonly configuration: PublicConfiguration;
  readonly router: AppRouter;
  readonly root: HTMLElement;
  /** True if the host rendered the view, so that it is hydrated instead of rendered again. */
  readonly isRendered: boolean;
  /** True if the host has just sent the view; false if the worker had stored it. */
  readonly cameFromStore: boolean;
  readonly currentShop: CurrentShop;
  /** Work that can wait until the page has loaded. */
  readonly settle: () => Promise<void>;
  /** Loads the journal before the first change. */
  readonly openJournal: () => void;
}

/** Reads the visitor's state and the configuration, and assembles the app. */
export const openShop = async (): Promise<OpenShop> => {
  // The manager assumes a network until an event says otherwise, but a page that starts offline gets no such event.
  onlineManager.setOnline(navigator.onLine);
  const storage = openStorage();
  const written = configurationOfPage(document);
  // A stored view must be hydrated with the configuration it was rendered with, which may be older than the stored one.
  const isStored = isStoredView(document);
  const isNew = isNewDevice(storage);
  if (isStored)
    void import('./shell-configuration.ts').then((shell) => shell.renewConfiguration()).catch(() => undefined);
  else if (written !== null) saveConfiguration(written);
  const configuration = written ?? (await (await import('./shell-configuration.ts')).configurationOfShell());
  if (configuration.words !== undefined) (await import('./page/own-words.ts')).applyOwnWords(configuration.words);

  const token = await usableToken(configuration);
  const state = await stateOfVisitor(configuration, token);
  const parts: { router?: AppRouter } = {};
  const journal: PageJournal = createPageJournal(() => ({
    currentShop,
    queryClient,
    onRefused: failures.onChangeRefused,
    recheckSession: () => actions.recheckSession(),
  }));
  const currentShop = createCurrentShop(configuration, state, {
    journal,
    ...(configuration.searchService === null ? {} : { searchIndexOf: lazySearchIndex(configuration.searchService) }),
    onStored: recordAge,
    onOutcome: (outcome) => {
      publishOutcome(outcome);
      if (outcome === 'answered') journal.onAnswer();
    },
  });
  const failures = createFailureListener({
    currentShop: () => currentShop,
    at: () => location.pathname + location.search,
    goTo: async (href) => parts.router?.navigate({ href }),
    actions: () => actions,
  });
  const queryClient = createQueryClient(failures);
  if (isStored) persistLater(queryClient);
  const context: SessionContext = {
    configuration,
    currentShop,
    queryClient,
    router: () => parts.router ?? null,
    journal: async () => {
      const { createSessionJournal } = await import('#app/session/session-journal.ts');
      return createSessionJournal(await journal.open());
    },
  };
  const actions = createShopperActions(context);
  if (token !== null && state.session.kind === 'guest') {
    const { sessionOf } = await import('#shopper/visit/session-events.ts');
    if (sessionOf(token) === null) writeTokenCookie(guest, configuration);
    else await restored(currentShop, token, actions.recheckSession);
  }

  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the app.');
  const isRendered = window.$_TSR !== undefined && isDefaultGuest(configuration, currentShop.state());
  // The browser may restore a guest's page from history after a sign-in: it isn't this visitor's.
  if (!isRendered) delete window.$_TSR;
  const router = createAppRouter({ currentShop, queryClient, actions });
  parts.router = router;
  const isFirstVisit = isRendered && isNew;
  if (!isFirstVisit) markInteracted();
  // A database that doesn't respond must not hold up the rest.
  const openJournalInTime = () => Promise.race([journal.openIfNeeded().catch(reportError), sleep(journalTimeoutMs)]);
  if (!isRendered) {
    fetchScreen(router);
    // The first frame includes waiting changes.
    const opened = openJournalInTime();
    await persistAnswers(queryClient, currentShop, storage, { restores: true });
    await opened;
  }
  return {
    configuration,
    router,
    root,
    isRendered,
    cameFromStore: isRendered && !isStored,
    currentShop,
    settle: async () => {
      const settling = await loadOnline(() => import('./settle.ts'));
      if (isFirstVisit) {
        settling.listenForInteraction();
        await settling.persistBoot(queryClient, currentShop.get(), storage, { restores: false });
        await openJournalInTime();
      }
      await firstInteraction();
      const afterInteraction = await loadOnline(() => import('./after-interaction.ts'));
      afterInteraction.watchPage(currentShop, { cameFromStore: isRendered && !isStored });
      if (isFirstVisit) await afterInteraction.persistAnswers(queryClient, currentShop, { restores: false });
      else if (isRendered) await persistAnswers(queryClient, currentShop, storage, { restores: isStored });
      void afterInteraction.watchSession(context).catch(reportError);
      await openJournalInTime();
    },
    openJournal: () => void journal.open().catch(reportError),
  };
};

/** Fetches the screen's code while storage is being read; a failure is ignored, since it recurs when the screen is shown. */
const fetchScreen = (router: AppRouter): void => {
  const [routes] = router.getMatchedRoutes(location.pathname);
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
};

/** A rendered page contains its answers; any other needs the persisted ones before its first frame. */
const persistAnswers = async (
  queryClient: QueryClient,
  currentShop: CurrentShop,
  storage: Storage | null,
  options: { restores: boolean },
): Promise<void> => {
  if (navigator.vendor.startsWith('Apple')) (await import('#offline/abort-in-bfcache.ts')).abortInBfcache();
  const [settling, afterInteraction] = await Promise.all([import('./settle.ts'), import('./after-interaction.ts')]);
  const answers = afterInteraction.persistAnswers(queryClient, currentShop, options);
  await settling.persistBoot(queryClient, currentShop.get(), storage, options);
  await answers;
};

/** The token in the cookie; one that the browser restored after its shopper had signed out is deleted before anything reads it. */
const usableToken = async (configuration: PublicConfiguration): Promise<string | null> => {
  const token = readCookie(document.cookie, cookieNames.token);
  if (token === null) return null;
  const { isSignedOut } = await import('#offline/session/ended.ts');
  if (!(await isSignedOut(token))) return token;
  writeTokenCookie(guest, configuration);
  return null;
};

/** How long the journal may delay the first frame; no cart is shown until it has been read. */
const journalTimeoutMs = 1_000;

/** How long checking an expired token may delay the page. */
const restoreTimeoutMs = 1_000;

/** Asks the store about an expired token; until it answers, the page shows the shopper's name and nothing more. */
const restored = async (currentShop: CurrentShop, token: string, check: () => Promise<void>): Promise<void> => {
  const { nextSession } = await import('#shopper/visit/session-events.ts');
  currentShop.set({ session: nextSession(guest, { type: 'session-unchecked', token }) });
  const checked = check().catch(reportError);
  if (navigator.onLine) await Promise.race([checked, sleep(restoreTimeoutMs)]);
};

/** The cookies that hold a visitor's choices. */
const chosen = [cookieNames.currency, cookieNames.country];

/** Without a token or a choice, a visitor is a guest with the store's defaults; the code that reads either loads only if there is one. */
const stateOfVisitor = async (configuration: PublicConfiguration, token: string | null): Promise<ShopState> => {
  const state = guestState(configuration);
  const [events, reading] = await Promise.all([
    token === null ? null : import('#shopper/visit/session-events.ts'),
    chosen.some((name) => readCookie(document.cookie, name) !== null)
      ? import('#shopper/visit/read-preferences.ts')
      : null,
  ]);
  return {
    session: events?.nextSession(guest, { type: 'token-found', token, now: Date.now() }) ?? state.session,
    preferences: reading?.readPreferences(document.cookie, configuration) ?? state.preferences,
  };
};

const isDefaultGuest = (configuration: PublicConfiguration, { session, preferences }: ShopState): boolean =>
  session.kind === 'guest' && hasDefaultPreferences(preferences, configuration);
