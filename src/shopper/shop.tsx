import { createContext, useContext } from 'react';
import type { Api } from '#api/api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import type { Audience } from '#offline/reads/read-context.ts';
import type { SearchIndex } from './search-index.ts';
import type { ShopJournal } from './shop-journal.ts';

/** Who is shopping, in which currency and country, and the store's API: one per page, or per rendered request. */
export interface Shop {
  readonly api: Api;
  readonly configuration: PublicConfiguration;
  /** The product search, if a search service is configured; otherwise the API searches. */
  readonly searchIndex?: () => Promise<SearchIndex>;
  /** The only way to change cart and lists, online too. */
  readonly journal: ShopJournal;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly isSignedIn: boolean;
  /** Whom answers are for: every guest, or this shopper. */
  readonly audience: Audience;
  /** The shopper's token has expired, and the store could not be asked yet whether it still accepts it. */
  readonly isUnchecked: boolean;
  /**
   * The first element of every query key whose answer depends on store, currency, country or shopper, so that none of these
   * ever share an answer: `[shop.scope, 'product', slug]`.
   */
  readonly scope: string;
  /** Whether the visitor for whom the host renders wants prices with tax; a browser reads its own cookie. */
  readonly showsTax?: boolean;
}

const ShopContext = createContext<Shop | null>(null);

/** Provides the shop to all screens below. */
export const ShopProvider = ShopContext.Provider;

/** The current shop. */
export const useShop = (): Shop => {
  const shop = useContext(ShopContext);
  if (shop === null) throw new Error('A screen was rendered outside of ShopProvider.');
  return shop;
};
