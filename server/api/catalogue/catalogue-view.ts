import type { HandlerContext } from '#server/api/http/handler.ts';

/** What the catalogue needs to know of a request: whose prices, whose taxes, and what the visitor may see. */
export type CatalogueView = Pick<
  HandlerContext,
  'db' | 'shopper' | 'currencyCode' | 'countryCode' | 'settings' | 'canSeeProducts' | 'canSeePrices'
>;
