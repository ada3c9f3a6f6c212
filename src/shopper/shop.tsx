import { createContext, useContext } from 'react';
import type { Api } from '#api/api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import type { Audience } from '#offline/reads/read-context.ts';
import type { SearchIndex } from './search-index.ts';
import type { ShopJournal } from './shop-journal.ts';

/** Who is shopping, in which currency and country, and the API of the store: one per page, or per rendered request. */
export interface Shop {
  readonly api: Api;
  readonly configuration: PublicConfiguration;
  /** What finds products where a search service is configured; without one it is the API. */
  readonly searchIndex?: () => Promise<SearchIndex>;
  /** The only way to change cart and lists, online too. */
  readonly journal: ShopJournal;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly isSignedIn: boolean;
  /** Whom answers are for: every guest, or this shopper. */
  readonly audience: Audience;
  /** Their token is over, and the store could not be asked yet whether it takes it again. */
  readonly isUnchecked: boolean;
  /**
   * First element of every query key whose answer depends on store, currency, country or shopper, so that no two
   * of them ever share an answer: `[shop.scope, 'product', slug]`.
   */
  readonly scope: string;
  /** Whether a visitor for whom the host renders wants tax in the prices; a browser reads its cookie. */
  readonly showsTax?: boolean;
}

const ShopContext = createContext<Shop | null>(null);

/** Makes the shop known to all screens below. */
export const ShopProvider = ShopContext.Provider;

/** The shop of the screen. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('A screen was rendered outside of ShopProvider.');
  return shop;
};
