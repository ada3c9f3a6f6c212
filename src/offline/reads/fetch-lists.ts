import type { Api } from '#api/api.ts';
import { wishlistPageSize } from '#contract/page-sizes.ts';
import { getWishlists, type WishlistSummary } from '#contract/wishlist.ts';

/** A page (from 1) of a shopper's lists in the store, and how many lists there are. */
export const fetchListPage = (api: Api, page: number, options: { readonly signal?: AbortSignal } = {}) =>
  api.call(getWishlists, { query: { PageNumber: page, PageSize: wishlistPageSize } }, options);

/** All of a shopper's lists, page after page. */
export const fetchAllLists = async (
  api: Api,
  options: { readonly signal?: AbortSignal } = {},
): Promise<WishlistSummary[]> => {
  const lists: WishlistSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { results, total } = await fetchListPage(api, page, options);
    lists.push(...results);
    if (results.length === 0 || lists.length >= total) return lists;
  }
};
