import { queryOptions } from '@tanstack/react-query';
import { getCheckoutSummary, getDeliveryOptions } from '#contract/checkout-rows.ts';
import { readAnonymousId } from '#shopper/guest-basket.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Identifies a guest by `anonymousId`; a signed-in shopper's token suffices. */
export const checkoutOwner = async (shop: Shop): Promise<{ anonymousId?: string }> => {
  if (shop.isSignedIn) return {};
  const anonymousId = await readAnonymousId();
  return anonymousId === null ? {} : { anonymousId };
};

/** Begins the keys of all that the store says of a shop's checkout. */
export const checkoutKey = ({ scope }: { readonly scope: string }) => [scope, 'checkout'] as const;

/** Everything the checkout shows; null if there is no basket to check out. */
export const checkoutSummaryQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [...checkoutKey(shop), 'summary'],
    queryFn: async ({ signal }) => {
      const owner = await checkoutOwner(shop);
      if (!shop.isSignedIn && owner.anonymousId === undefined) return null;
      return shop.api.call(getCheckoutSummary, { query: owner }, { signal });
    },
    staleTime: 0,
    gcTime: 0,
  });

/** Delivery options for the delivery address; disabled until there is one. */
export const deliveryOptionsQuery = (shop: Shop, hasDeliveryAddress: boolean) =>
  queryOptions({
    queryKey: [...checkoutKey(shop), 'delivery-options'],
    queryFn: async ({ signal }) => {
      const { results } = await shop.api.call(getDeliveryOptions, { query: await checkoutOwner(shop) }, { signal });
      return results;
    },
    enabled: hasDeliveryAddress,
    staleTime: 0,
    gcTime: 0,
  });
