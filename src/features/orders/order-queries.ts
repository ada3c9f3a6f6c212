import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Order } from '#contract/order.ts';
import { getOrderDocument, type OrderDocumentKind } from '#contract/order-document.ts';
import { getOrder, getOrders, getOrderSummary } from '#contract/order-rows.ts';
import { foundOrNull } from '#api/found-or-null.ts';
import { readGuestOrderKey } from '#shopper/guest-orders.ts';
import type { Shop } from '#shopper/shop.tsx';
import { orderQueryOf, type OrderSearch } from './order-filter.ts';

/** The confirmation of an order; null if this visitor may not see it. */
export const confirmationQuery = (shop: Shop, orderId: string) =>
  queryOptions({
    queryKey: [shop.scope, 'order-confirmation', orderId],
    queryFn: async ({ signal }) => {
      const anonymousId = shop.isSignedIn ? null : await readGuestOrderKey(orderId);
      const query = anonymousId === null ? {} : { anonymousId };
      return foundOrNull(shop.api.call(getOrderSummary, { params: { id: orderId }, query }, { signal }));
    },
    staleTime: 0,
    meta: { persist: 'chosen' },
  });

export const ordersQuery = (shop: Shop, search: OrderSearch) =>
  queryOptions({
    queryKey: [shop.scope, 'orders', 'list', search],
    queryFn: ({ signal }) => shop.api.call(getOrders, orderQueryOf(search, Date.now()), { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: 'chosen' },
  });

/** One of the shopper's orders; null if it isn't theirs. */
export const orderQuery = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: [shop.scope, 'orders', 'one', id],
    queryFn: ({ signal }) => foundOrNull(shop.api.call(getOrder, { params: { id } }, { signal })),
    staleTime: 0,
    meta: { persist: 'chosen' },
  });

/** A paper of an order. It says how the order stood, so another is asked for once that has changed. */
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
    meta: { persist: 'chosen' },
  });
