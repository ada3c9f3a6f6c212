import type { HandlerContext, Shopper } from '#server/api/http/handler.ts';

/**
 * The part of a request that the catalogue depends on: prices, taxes, and what the visitor may see. Of a shopper it is the price
 * group alone: those who have the same are answered the same.
 */
export type CatalogueView = { readonly shopper: Pick<Shopper, 'priceGroupId'> | null } & Pick<
  HandlerContext,
  'db' | 'currencyCode' | 'countryCode' | 'settings' | 'reference' | 'canSeeProducts' | 'canSeePrices'
>;
