import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { foundOrNull } from '#api/found-or-null.ts';
import { getParkedCarts, type ParkedCart } from '#contract/parked-cart.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { sentAfter, useSentLately } from '#shopper/sent-changes.ts';
import { useIsJournalRead, useWaiting } from '#shopper/use-waiting.ts';
import { parkedKey, showParked } from './parked-patches.ts';

/** The parked carts at the store; null if the store doesn't support them. */
export const parkedCartsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: parkedKey(shop),
    queryFn: ({ signal }): Promise<ParkedCart[] | null> =>
      shop.journal.read('basket', () => foundOrNull(shop.api.call(getParkedCarts, {}, { signal }))),
    enabled: shop.isSignedIn,
    staleTime: 30_000,
    meta: { persist: 'device' },
  });

/** The parked carts as the shopper sees them; undefined until known, null if the store doesn't support them. */
export const useParkedCarts = () => {
  const query = useQuery(parkedCartsQuery(useShop()));
  const waiting = useWaiting();
  const lately = useSentLately();
  const isRead = useIsJournalRead();
  const { data, dataUpdatedAt, error } = query;
  const carts = useMemo(() => {
    if (!isRead || data === null) return data;
    const shown = showParked(data ?? [], waiting, sentAfter(lately, dataUpdatedAt));
    // A cart parked on this device is known even if the store can't be asked.
    return data === undefined && error === null && shown.length === 0 ? undefined : shown;
  }, [data, dataUpdatedAt, error, waiting, lately, isRead]);
  return { ...query, carts };
};
