import { queryOptions } from '@tanstack/react-query';
import { getProductAddOns, getProductBySlug } from '#contract/product-rows.ts';
import { getRecommendations } from '#contract/shopper-trail.ts';
import { foundOrNull } from '#api/found-or-null.ts';
import type { Shop } from '#shopper/shop.tsx';

/** A product by slug, or null if there is none. */
export const productQuery = (shop: Shop, slug: string) =>
  queryOptions({
    queryKey: [shop.scope, 'product', slug],
    queryFn: ({ signal }) => foundOrNull(shop.api.call(getProductBySlug, { params: { slug } }, { signal })),
    meta: { persist: 'worker' },
  });

export const productAddOnsQuery = (shop: Shop, productId: string) =>
  queryOptions({
    queryKey: [shop.scope, 'product-add-ons', productId],
    queryFn: async ({ signal }) =>
      (await shop.api.call(getProductAddOns, { params: { id: productId } }, { signal })).results,
    meta: { persist: 'worker' },
  });

/** Recommendations for a product, by reason. */
export const recommendationsQuery = (shop: Shop, productId: string) =>
  queryOptions({
    queryKey: [shop.scope, 'recommendations', productId],
    queryFn: async ({ signal }) =>
      (await (await shop.searchIndex?.())?.recommendations(productId)) ??
      (await shop.api.call(getRecommendations, { params: { id: productId } }, { signal })).results,
    staleTime: 300_000,
    meta: { persist: 'worker' },
  });
