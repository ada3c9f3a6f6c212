import { queryOptions } from '@tanstack/react-query';
import { hasFeature } from '#contract/configuration.ts';
import { clearViewedProducts, getViewedProducts } from '#contract/shopper-trail.ts';
import { readAnonymousId } from '#shopper/guest-basket.ts';
import type { Shop } from '#shopper/shop.tsx';

const ownerOf = async (shop: Shop): Promise<{ anonymousId?: string } | null> => {
  if (shop.isSignedIn) return {};
  const anonymousId = await readAnonymousId();
  return anonymousId === null ? null : { anonymousId };
};

/** Recently viewed products; empty for a guest the store doesn't know yet. */
export const viewedProductsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'viewed-products'],
    queryFn: async ({ signal }) => {
      const owner = await ownerOf(shop);
      if (owner === null) return [];
      const { results } = await shop.api.call(getViewedProducts, { query: { ...owner, PageSize: 8 } }, { signal });
      return results;
    },
    enabled: hasFeature(shop.configuration, 'recentlyViewed'),
    staleTime: 30_000,
    meta: { persist: 'device' },
  });

export const clearViews = async (shop: Shop): Promise<void> => {
  const owner = await ownerOf(shop);
  if (owner === null) return;
  await shop.api.call(clearViewedProducts, { query: owner });
};
