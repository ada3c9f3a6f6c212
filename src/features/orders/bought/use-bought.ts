import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { Order } from '#contract/order.ts';
import { getOrders } from '#contract/order-rows.ts';
import { readCachedAnswers } from '#shopper/cached-answers.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { boughtIn } from './bought.ts';
import { orderQuery } from '#features/orders/order-queries.ts';

/** How many orders to read before the shopper asks for older ones. */
const ordersAtATime = 40;

const readDeviceOrders = async (shop: Shop): Promise<readonly Order[]> => {
  const orders = new Map<string, Order>();
  const answers = await readCachedAnswers(shop);
  for (const { data } of answers.toSorted((a, b) => a.storedAt - b.storedAt)) {
    const parsed = z.safeParse(Order, data);
    if (parsed.success) orders.set(parsed.data.id, parsed.data);
  }
  return [...orders.values()];
};

/** The ids of the shopper's latest orders, and the total number of orders. */
const useOrderIds = (count: number, isEnabled: boolean) => {
  const shop = useShop();
  return useQuery({
    queryKey: [shop.scope, 'orders', 'ids', count],
    queryFn: async ({ signal }) => {
      const ids: string[] = [];
      let all = 0;
      for (let PageNumber = 1; PageNumber <= count / ordersAtATime; PageNumber += 1) {
        const query = { PageNumber, PageSize: ordersAtATime };
        const { results, total } = await shop.api.call(getOrders, { query }, { signal });
        ids.push(...results.map(({ id }) => id));
        all = total;
        if (ids.length >= total) break;
      }
      return { ids, total: all };
    },
    enabled: isEnabled,
    staleTime: 0,
  });
};

/**
 * Everything in the shopper's orders: first those on this device, then the store's, one order after the other. Each order that is
 * read stays on the device.
 */
export const useBought = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const isDown = useConnection().shown !== 'online';
  const [count, setCount] = useState(ordersAtATime);
  const device = useQuery({
    queryKey: [shop.scope, 'orders-of-device'],
    queryFn: () => readDeviceOrders(shop),
    staleTime: 0,
    gcTime: 0,
  });
  const ids = useOrderIds(count, !isDown);
  const [read, setRead] = useState<ReadonlyMap<string, Order>>(new Map());
  const known = useMemo(() => {
    const all = new Map((device.data ?? []).map((order) => [order.id, order]));
    for (const [id, order] of read) all.set(id, order);
    return all;
  }, [device.data, read]);
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const isToRead = (id: string) => !known.has(id) && !failed.has(id);
  const missing = device.isSuccess && !isDown ? (ids.data?.ids.find(isToRead) ?? null) : null;
  useEffect(() => {
    if (missing === null) return undefined;
    let isLeft = false;
    queryClient.fetchQuery(orderQuery(shop, missing)).then(
      (order) => {
        if (isLeft) return;
        if (order === null) setFailed((before) => new Set([...before, missing]));
        else setRead((before) => new Map([...before, [missing, order]]));
      },
      () => {
        if (!isLeft) setFailed((before) => new Set([...before, missing]));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [missing, shop, queryClient]);
  const wanted = ids.data?.ids.length ?? null;
  const bought = useMemo(() => boughtIn([...known.values()]), [known]);
  return {
    bought,
    isDown,
    orderCount: known.size,
    isLoading: device.isPending || (!isDown && ids.isPending),
    /** Progress while orders are being read, otherwise null. */
    reading:
      missing === null || wanted === null
        ? null
        : { read: (ids.data?.ids ?? []).filter((id) => known.has(id)).length, all: wanted },
    hasFailed: ids.isError,
    /** The number of orders that could not be read; `retry` reads them again. */
    failed: failed.size,
    retry: () => {
      setFailed(new Set());
      if (ids.isError) void ids.refetch();
    },
    older: ids.data !== undefined && ids.data.total > count ? () => setCount(count + ordersAtATime) : null,
  };
};
