import type { QueryClient } from '@tanstack/react-query';
import type { Shop } from '#shopper/shop.tsx';
import { isOfParked, patchParked } from './parked-patches.ts';
import { parkedCartsQuery } from './parked-queries.ts';

/**
 * What shows in the parked carts that the store has a change: the change itself, until the store was asked again, so that
 * nothing disappears in between.
 */
export const takeParkedAnswer = (shop: Shop, queryClient: QueryClient, entryId: string): (() => void) => {
  const change = shop.journal.waiting().find(({ entry }) => entry.id === entryId);
  const { queryKey } = parkedCartsQuery(shop);
  return () => {
    if (change !== undefined && isOfParked(change)) {
      queryClient.setQueryData(queryKey, (carts) => carts && [...patchParked(carts, change)]);
    }
    void queryClient.invalidateQueries({ queryKey });
  };
};
