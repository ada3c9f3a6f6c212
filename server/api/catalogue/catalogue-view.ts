import type { HandlerContext } from '#server/api/http/handler.ts';

/** The part of a request that the catalogue depends on: prices, taxes, and what the visitor may see. */
export type CatalogueView = Pick<
  HandlerContext,
  'db' | 'shopper' | 'currencyCode' | 'countryCode' | 'settings' | 'reference' | 'canSeeProducts' | 'canSeePrices'
>;
