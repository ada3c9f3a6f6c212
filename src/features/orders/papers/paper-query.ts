import { queryOptions } from '@tanstack/react-query';
import type { Order } from '#contract/order.ts';
import { getOrderDocument, type OrderDocumentKind } from '#contract/order-document.ts';
import { readGuestOrderKey } from '#shopper/guest-orders.ts';
import type { Shop } from '#shopper/shop.tsx';

/** A document of an order. It reflects the order's state, so a change of state requires another document. */
export const paperQuery = (
  shop: Shop,
  order: Pick<Order, 'id' | 'status' | 'paymentStatus'>,
  kind: OrderDocumentKind,
) =>
  queryOptions({
    queryKey: [shop.scope, 'orders', 'paper', order.id, kind, order.status, order.paymentStatus],
    queryFn: async ({ signal }) => {
      const anonymousId = shop.isSignedIn ? null : await readGuestOrderKey(order.id);
      const query = anonymousId === null ? {} : { anonymousId };
      return shop.api.call(getOrderDocument, { params: { id: order.id, kind }, query }, { signal });
    },
    staleTime: Number.POSITIVE_INFINITY,
    meta: { persist: 'chosen', isFinal: true },
  });
