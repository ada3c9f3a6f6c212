import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { wishlistPageSize } from '#contract/paged.ts';
import { getWishlist, getWishlists, type WishlistSummary } from '#contract/wishlist.ts';
import { foundOrNull } from '#shopper/found.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';

/** A page of the shopper's lists, the one changed last first. */
export const wishlistsQuery = (shop: Shop, page: number) =>
  queryOptions({
    queryKey: [shop.scope, 'wishlists', 'page', page],
    queryFn: ({ signal }) =>
      shop.api.call(getWishlists, { query: { PageNumber: page, PageSize: wishlistPageSize } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** All lists, for choosing one and for knowing what is listed; asked of signed-in shoppers alone. */
export const allWishlistsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'wishlists', 'all'],
    queryFn: async ({ signal }) => {
      const lists: WishlistSummary[] = [];
      for (let page = 1; ; page += 1) {
        const query = { PageNumber: page, PageSize: wishlistPageSize };
        const { results, total } = await shop.api.call(getWishlists, { query }, { signal });
        lists.push(...results);
        if (results.length === 0 || lists.length >= total) return lists;
      }
    },
    enabled: shop.isSignedIn,
  });

/** One list with what is on it; null where it is not the shopper's. */
export const wishlistQuery = (shop: Shop, id: string) =>
  queryOptions({
    queryKey: [shop.scope, 'wishlists', 'one', id],
    queryFn: ({ signal }) => foundOrNull(shop.api.call(getWishlist, { params: { id } }, { signal })),
  });

/** A product that waits for a list to be chosen. */
export interface PendingWish {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly name: string;
}

/** What waits for a list, kept beside the shopper's answers so that it goes with them. */
export const usePendingWish = () => {
  const { scope } = useShop();
  const queryClient = useQueryClient();
  const queryKey = [scope, 'pending-wish'];
  const { data } = useQuery<PendingWish | null>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return {
    wish: data ?? null,
    choose: (wish: PendingWish) => queryClient.setQueryData<PendingWish | null>(queryKey, wish),
    clear: () => queryClient.setQueryData<PendingWish | null>(queryKey, null),
  };
};
