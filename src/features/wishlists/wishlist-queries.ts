import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { wishlistPageSize } from '#contract/paged.ts';
import {
  getWishlist,
  getWishlists,
  type Wishlist,
  type WishlistItem,
  type WishlistSummary,
} from '#contract/wishlist.ts';
import { foundOrNull } from '#shopper/found.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import type { ChangeResult } from '#shopper/shop-journal.ts';

const minute = 60_000;
const openedAt = Date.now();

/** Kept on the device. What was kept before this page was opened may be older than what was changed since, so it is asked for anew. */
const kept = {
  meta: { persist: 'device' },
  staleTime: ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    state.dataUpdatedAt < openedAt ? 0 : minute,
} as const;

/** First elements of the key of every question about lists. */
export const wishlistsKey = (shop: Shop) => [shop.scope, 'wishlists'] as const;

/** A page of the shopper's lists as the store has them, the one changed last first. */
export const wishlistsQuery = (shop: Shop, page: number) =>
  queryOptions({
    queryKey: [...wishlistsKey(shop), 'page', page],
    queryFn: ({ signal }) => shop.journal.read('wishlists', () => fetchPage(shop, page, signal)),
    placeholderData: keepPreviousData,
    ...kept,
  });

/** All lists as the store has them, for choosing one and for knowing what is listed; asked of signed-in shoppers alone. */
export const allWishlistsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [...wishlistsKey(shop), 'all'],
    queryFn: ({ signal }) =>
      shop.journal.read('wishlists', async () => {
        const lists: WishlistSummary[] = [];
        for (let page = 1; ; page += 1) {
          const { results, total } = await fetchPage(shop, page, signal);
          lists.push(...results);
          if (results.length === 0 || lists.length >= total) return lists;
        }
      }),
    enabled: shop.isSignedIn,
    ...kept,
  });

/** One list with what is on it as the store has it; null where it is not the shopper's. */
export const wishlistQuery = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: [...wishlistsKey(shop), 'one', id],
    queryFn: ({ signal }) => shop.journal.read('wishlists', () => fetchList(shop, id, signal)),
    ...kept,
  });

/** The server's id of a list that was made on this device, or null. */
export const listIdQuery = (shop: Shop, localId: string) =>
  queryOptions({
    queryKey: [...wishlistsKey(shop), 'id-of', localId],
    queryFn: () => shop.journal.listIdOf(localId),
    networkMode: 'always',
  });

const fetchPage = (shop: Shop, page: number, signal: AbortSignal) =>
  shop.api.call(getWishlists, { query: { PageNumber: page, PageSize: wishlistPageSize } }, { signal });

const fetchList = async (shop: Shop, id: string, signal: AbortSignal): Promise<Wishlist | null> => {
  const list = await foundOrNull(shop.api.call(getWishlist, { params: { id } }, { signal }));
  if (list !== null) shop.journal.observe({ list });
  return list;
};

/** A product that waits for a list to be chosen. */
export interface PendingItem {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly name: string;
  readonly sku: string | null;
  /** The item as it is drawn until the store has it. */
  readonly shows: Pick<WishlistItem, 'product' | 'variant'>;
  /** Takes over once a list was chosen, and says what was done; without it that is said here. */
  readonly onListed?: (listed: Listed) => Promise<void>;
}

/** What became of a wish. */
export interface Listed {
  readonly listName: string;
  readonly made: ChangeResult;
  /** Takes it off the list again, or leaves as many there as there were. */
  readonly undo: () => void;
}

/** What waits for a list, kept beside the shopper's answers so that it goes with them. */
export const usePendingWish = () => {
  const { scope } = useShop();
  const queryClient = useQueryClient();
  const queryKey = [scope, 'pending-wish'];
  const { data } = useQuery<PendingItem | null>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return {
    wish: data ?? null,
    choose: (wish: PendingItem) => queryClient.setQueryData<PendingItem | null>(queryKey, wish),
    clear: () => queryClient.setQueryData<PendingItem | null>(queryKey, null),
  };
};
