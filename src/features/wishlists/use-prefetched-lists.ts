import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { WishlistSummary } from '#contract/wishlist.ts';
import { useShop } from '#shopper/shop.tsx';
import { wishlistQuery } from './wishlist-queries.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Further lists are fetched when opened. */
const maxPrefetched = 12;

/** Prefetches the first lists one by one, so that they open without a connection. */
export const usePrefetchedLists = (lists: readonly Pick<WishlistSummary, 'id'>[] | undefined): void => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const ids = lists?.slice(0, maxPrefetched).map(({ id }) => id);
  const asked = ids?.join(' ') ?? '';
  useEffect(() => {
    let isLeft = false;
    const prefetch = async () => {
      for (const id of asked.split(' ').filter((it) => it !== '')) {
        if (isLeft) return;
        await queryClient.query({ ...wishlistQuery(shop, id), staleTime: dayMs });
      }
    };
    // Prefetching is best effort: opening a list reports its own error.
    void prefetch().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [asked, shop, queryClient]);
};
