import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { getWishlist, type Wishlist, type WishlistItem } from '#contract/wishlist.ts';
import { fetchAllLists, fetchListPage } from '#offline/reads/fetch-lists.ts';
import { listKinds, listsName } from '#offline/reads/list-keys.ts';
import { foundOrNull } from '#api/found-or-null.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import type { ChangeResult } from '#shopper/shop-journal.ts';

const minuteMs = 60_000;
const openedAt = Date.now();

/** Persisted on the device, and refetched after a reload, since the lists may have changed meanwhile. */
const persisted = {
  meta: { persist: 'device' },
  staleTime: ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    state.dataUpdatedAt < openedAt ? 0 : minuteMs,
} as const;

/** The query key prefix of all list queries. */
export const wishlistsKey = (shop: Shop) => [shop.scope, listsName] as const;

/** A page of the lists at the store, last changed first. */
export const wishlistsQuery = (shop: Shop, page: number) =>
  queryOptions({
    queryKey: [...wishlistsKey(shop), listKinds.page, page],
    queryFn: ({ signal }) => shop.journal.read('wishlists', () => fetchListPage(shop.api, page, { signal })),
    placeholderData: keepPreviousData,
    ...persisted,
  });

/** All lists at the store, for choosing one and marking listed products; signed-in shoppers only. */
export const allWishlistsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [...wishlistsKey(shop), listKinds.all],
    queryFn: ({ signal }) => shop.journal.read('wishlists', () => fetchAllLists(shop.api, { signal })),
    enabled: shop.isSignedIn,
    ...persisted,
  });

/** One list with its items at the store; null if it isn't the shopper's. */
export const wishlistQuery = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: [...wishlistsKey(shop), listKinds.one, id],
    queryFn: ({ signal }) => shop.journal.read('wishlists', () => fetchList(shop, id, signal)),
    ...persisted,
  });

/** The server's id of a list made on this device, or null. */
export const listIdQuery = (shop: Shop, localId: string) =>
  queryOptions({
    queryKey: [...wishlistsKey(shop), 'id-of', localId],
    queryFn: () => shop.journal.listIdOf(localId),
    networkMode: 'always',
  });

const fetchList = async (shop: Shop, id: string, signal: AbortSignal): Promise<Wishlist | null> => {
  const list = await foundOrNull(shop.api.call(getWishlist, { params: { id } }, { signal }));
  if (list !== null) shop.journal.observe({ list });
  return list;
};

/** A product waiting for a list to be chosen. */
export interface PendingItem {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly name: string;
  readonly sku: string | null;
  /** What to show until the store confirms the item. */
  readonly shows: Pick<WishlistItem, 'product' | 'variant'>;
  /** Called once a list has been chosen, instead of the default message. */
  readonly onListed?: (listed: Listed) => Promise<void>;
}

/** The outcome of adding a pending item. */
export interface Listed {
  readonly listName: string;
  readonly made: ChangeResult;
  /** Removes it again, or restores the previous quantity. Shows no message. */
  readonly undo: () => Promise<ChangeResult>;
}

/** Kept in the query cache under the shopper's scope, so that it goes when they sign out. */
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
