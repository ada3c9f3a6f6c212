import type { QueryClient } from '@tanstack/react-query';
import type { ParkedCart } from '#contract/parked-cart.ts';
import type { Shop } from '#shopper/shop.tsx';
import { isOfParked, parkedKey, patchParked } from './parked-patches.ts';

/** Applies a sent change to the cached parked carts until they are refetched, so that it doesn't disappear from view in between. */
export const applyParkedAnswer = (shop: Shop, queryClient: QueryClient, entryId: string): (() => void) => {
  const change = shop.journal.waiting().find(({ entry }) => entry.id === entryId);
  const queryKey = parkedKey(shop);
  return () => {
    if (change !== undefined && isOfParked(change)) {
      queryClient.setQueryData<ParkedCart[] | null>(queryKey, (carts) => carts && [...patchParked(carts, change)]);
    }
    void queryClient.invalidateQueries({ queryKey });
  };
};
