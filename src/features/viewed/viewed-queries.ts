import { queryOptions } from '@tanstack/react-query';
import { hasFeature } from '#contract/features.ts';
import type { ProductSummary } from '#contract/product.ts';
import { clearViewedProducts, getViewedProducts } from '#contract/shopper-trail.ts';
import { readAnonymousId } from '#shopper/guest-basket.ts';
import type { Shop } from '#shopper/shop.tsx';
import { guestViewsKey } from '#offline/storage-names.ts';
import { openStorage, removeStored } from '#shopper/stored.ts';

const ownerOf = async (shop: Shop): Promise<{ anonymousId?: string } | null> => {
  if (shop.isSignedIn) return {};
  const anonymousId = await readAnonymousId();
  return anonymousId === null ? null : { anonymousId };
};

/** Whether this device has a guest's views; only then is the code that reads them loaded. */
export const hasGuestViews = (): boolean => (openStorage()?.getItem(guestViewsKey) ?? null) !== null;

/** Recently viewed products, latest first: from the store, or from this device if the store doesn't know the guest. */
export const viewedProductsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'viewed-products'],
    queryFn: async ({ signal }): Promise<{ product: ProductSummary }[]> => {
      const owner = await ownerOf(shop);
      if (owner === null) {
        if (!hasGuestViews()) return [];
        return (await import('./guest-views.ts')).guestViews(shop, signal);
      }
      const { results } = await shop.api.call(getViewedProducts, { query: { ...owner, PageSize: 8 } }, { signal });
      return results;
    },
    enabled: hasFeature(shop.configuration, 'recentlyViewed'),
    staleTime: 30_000,
    meta: { persist: 'device' },
  });

export const clearViews = async (shop: Shop): Promise<void> => {
  removeStored(guestViewsKey);
  const owner = await ownerOf(shop);
  if (owner === null) return;
  await shop.api.call(clearViewedProducts, { query: owner });
};
