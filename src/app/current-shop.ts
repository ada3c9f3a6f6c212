import { useSyncExternalStore } from 'react';
import type { Api, ApiOptions } from '#api/api.ts';
import { createStoreApi } from '#api/store-api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { type Audience, audienceOf } from '#offline/reads/read-context.ts';
import type { Preferences } from '#shopper/preferences.ts';
import { guest, isSameShopper, isUnchecked, type Session } from '#shopper/session.ts';
import type { SearchIndex } from '#shopper/search-index.ts';
import type { Shop } from '#shopper/shop.tsx';
import { inertJournal, type ShopJournal } from '#shopper/shop-journal.ts';

/** The state from which a shop is created. */
export interface ShopState {
  readonly session: Session;
  readonly preferences: Preferences;
  /** Only set for a visitor for whom the host renders. */
  readonly showsTax?: boolean;
}

/** The current shop of this page; `set` changes the visitor or their preferences and notifies subscribers. */
export interface CurrentShop {
  readonly get: () => Shop;
  readonly state: () => ShopState;
  /** Increments each time a shopper leaves the page, so that screens lose their local state. */
  readonly turn: () => number;
  readonly set: (state: Partial<ShopState>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Dependencies of a shop besides its state; the host provides its own `fetch` and has no journal. */
export interface ShopDependencies extends Pick<ApiOptions, 'fetch' | 'onOutcome' | 'onStored'> {
  readonly journal?: ShopJournal;
  readonly searchIndexOf?: (api: Api, currencyCode: string) => () => Promise<SearchIndex>;
}

export const createCurrentShop = (
  configuration: PublicConfiguration,
  initial: ShopState,
  dependencies: ShopDependencies = {},
): CurrentShop => {
  const listeners = new Set<() => void>();
  let state = initial;
  let shop = shopOf(configuration, state, dependencies);
  let turn = 0;
  return {
    get: () => shop,
    state: () => state,
    turn: () => turn,
    set: (change) => {
      const before = state.session;
      state = { ...state, ...change };
      if (before.kind === 'shopper' && !isSameShopper(before, state.session)) turn += 1;
      shop = shopOf(configuration, state, dependencies);
      for (const tell of listeners) tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

const shopOf = (
  configuration: PublicConfiguration,
  { session, preferences, showsTax = false }: ShopState,
  { journal = inertJournal, searchIndexOf, ...dependencies }: ShopDependencies,
): Shop => {
  // A shop belongs to one shopper, currency and country: a call ends under the identity under which it began.
  const token = session.kind === 'shopper' ? session.token : null;
  const api = createStoreApi(configuration, { ...preferences, token }, dependencies);
  const isSignedIn = session.kind === 'shopper';
  return {
    api,
    ...(searchIndexOf === undefined ? {} : { searchIndex: searchIndexOf(api, preferences.currencyCode) }),
    configuration,
    showsTax,
    journal,
    ...preferences,
    isSignedIn,
    isUnchecked: isUnchecked(session),
    audience: audienceOfSession(session),
    scope: scopeOf(configuration, session, preferences),
  };
};

const scopeOf = (configuration: PublicConfiguration, session: Session, preferences: Preferences): string =>
  [configuration.storeKey, preferences.currencyCode, preferences.countryCode, audienceOfSession(session)].join('.');

/** Whether a scope is one of this visitor's, in any currency and country. */
export const isScopeOf = (session: Session, scope: unknown): boolean =>
  typeof scope === 'string' && scope.endsWith(`.${audienceOfSession(session)}`);

const audienceOfSession = (session: Session): Audience =>
  audienceOf(session.kind === 'shopper' ? session.subject : null);

/** The state of an unknown visitor. */
export const guestState = (configuration: PublicConfiguration): ShopState => ({
  session: guest,
  preferences: {
    currencyCode: configuration.defaultCurrencyCode,
    countryCode: configuration.defaultCountryCode,
  },
});

/** The current shop; re-renders when it changes. */
export const useCurrentShop = (current: CurrentShop): Shop =>
  useSyncExternalStore(current.subscribe, current.get, current.get);
