import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getReturn, getReturnReasons, getReturnResolutions, getReturns } from '#contract/order-rows.ts';
import { foundOrNull } from '#api/found-or-null.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Returns per page. */
export const returnsOnPage = 20;

export const returnsQuery = (shop: Shop, page: number) =>
  queryOptions({
    queryKey: [shop.scope, 'returns', 'list', page],
    queryFn: ({ signal }) =>
      shop.api.call(getReturns, { query: { PageNumber: page, PageSize: returnsOnPage } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: 'chosen' },
  });

export const returnsOfOrderQuery = (shop: Shop, orderId: string) =>
  queryOptions({
    queryKey: [shop.scope, 'returns', 'of-order', orderId],
    queryFn: async ({ signal }) =>
      (await shop.api.call(getReturns, { query: { OrderId: orderId, PageSize: 50 } }, { signal })).results,
    staleTime: 0,
    meta: { persist: 'chosen' },
  });

/** One return; null if it isn't the shopper's. */
export const returnQuery = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: [shop.scope, 'returns', 'one', id],
    queryFn: ({ signal }) => foundOrNull(shop.api.call(getReturn, { params: { id } }, { signal })),
    staleTime: 0,
    meta: { persist: 'chosen' },
  });

/** The reasons and resolutions the store accepts. */
export const returnChoicesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'returns', 'choices'],
    queryFn: async ({ signal }) => {
      const [reasons, resolutions] = await Promise.all([
        shop.api.call(getReturnReasons, {}, { signal }),
        shop.api.call(getReturnResolutions, {}, { signal }),
      ]);
      return { reasons: reasons.results, resolutions: resolutions.results };
    },
    staleTime: 600_000,
    meta: { persist: 'chosen' },
  });
