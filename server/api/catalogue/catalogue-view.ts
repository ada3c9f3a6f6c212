import type { HandlerContext, Shopper } from '#server/api/http/handler.ts';

/**
 * The part of a request that the catalogue depends on: prices, taxes, and what the visitor may see. The only fact about a
 * shopper is the price group, so that shoppers of one group get the same answers.
 */
export type CatalogueView = { readonly shopper: Pick<Shopper, 'priceGroupId'> | null } & Pick<
  HandlerContext,
  'db' | 'currencyCode' | 'countryCode' | 'settings' | 'reference' | 'canSeeProducts' | 'canSeePrices'
>;
