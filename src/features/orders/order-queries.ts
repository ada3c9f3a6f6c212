import { keepPreviousData, queryOptions } from '@tanstack/react-query';
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
