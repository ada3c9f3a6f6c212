import { queryOptions } from '@tanstack/react-query';
import { getOrderSummary } from '#contract/order-rows.ts';
import { foundOrNull } from '#shopper/found.ts';
import { readGuestOrderKey } from '#shopper/guest-orders.ts';
import type { Shop } from '#shopper/shop.tsx';

/** What the confirmation of an order shows; null where it is not this visitor's to see. */
export const confirmationQuery = (shop: Shop, orderId: string) =>
  queryOptions({
    queryKey: [shop.scope, 'order-confirmation', orderId],
    queryFn: async ({ signal }) => {
      const anonymousId = shop.isSignedIn ? null : await readGuestOrderKey(orderId);
      const query = anonymousId === null ? {} : { anonymousId };
      return foundOrNull(shop.api.call(getOrderSummary, { params: { id: orderId }, query }, { signal }));
    },
    staleTime: 0,
  });
