import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { wishlistPageSize } from '#contract/page-sizes.ts';
import { Wishlist, type WishlistSummary } from '#contract/wishlist.ts';
import type { OutcomeMessage } from '#offline/journal/messages.ts';
import type { Shop } from '#shopper/shop.tsx';
import { allWishlistsQuery, wishlistQuery, wishlistsKey, wishlistsQuery } from './wishlist-queries.ts';
import { listChanges } from './wishlist-patches.ts';

/** Puts the store's answer to a list change into the query cache, or refetches the lists if there is none. */
export const applyWishlistAnswer = async (
  shop: Shop,
  queryClient: QueryClient,
  { id, outcome }: Pick<OutcomeMessage, 'id' | 'outcome'>,
): Promise<() => void> => {
  if (outcome.type !== 'sent') return () => undefined;
  const answer = z.safeParse(Wishlist, outcome.data);
  if (answer.success) return () => place(shop, queryClient, answer.data);
  const { journal } = shop;
  const sent = listChanges(journal.waiting(), journal.listIds()).find(({ change }) => change.entry.id === id);
  if (sent?.change.name === 'delete-list') return () => removeList(shop, queryClient, sent.listId);
  // Refetched before the entry leaves the journal, so that the change never disappears in between.
  await queryClient.invalidateQueries({ queryKey: wishlistsKey(shop) });
  return () => undefined;
};

/** Puts the last changed list first. */
const place = (shop: Shop, queryClient: QueryClient, list: Wishlist): void => {
  queryClient.setQueryData(wishlistQuery(shop, list.id).queryKey, list);
  const items = list.items.map(({ id, productVariantId, quantity }) => ({ id, productVariantId, quantity }));
  const summary: WishlistSummary = { ...list, items };
  const others = ({ id }: WishlistSummary) => id !== list.id;
  queryClient.setQueryData(
    allWishlistsQuery(shop).queryKey,
    (lists) => lists && [summary, ...lists.filter((one) => others(one))],
  );
  queryClient.setQueryData(wishlistsQuery(shop, 1).queryKey, (page) => {
    if (page === undefined) return undefined;
    const rest = page.results.filter(others);
    // A single page can be updated in place; otherwise the total is refetched below.
    const isNew = rest.length === page.results.length && page.total <= page.results.length;
    const results = [summary, ...rest].slice(0, wishlistPageSize);
    return { ...page, results, total: isNew ? page.total + 1 : page.total };
  });
  invalidatePages(shop, queryClient);
};

const removeList = (shop: Shop, queryClient: QueryClient, id: string): void => {
  queryClient.setQueryData(wishlistQuery(shop, id).queryKey, null);
  const others = (lists: readonly WishlistSummary[]) => lists.filter((list) => list.id !== id);
  queryClient.setQueryData(allWishlistsQuery(shop).queryKey, (lists) => lists && others(lists));
  queryClient.setQueriesData<{ results: WishlistSummary[]; total: number }>(
    { queryKey: [...wishlistsKey(shop), 'page'] },
    (page) => {
      if (page === undefined) return undefined;
      const results = others(page.results);
      return { ...page, results, total: page.total - (page.results.length - results.length) };
    },
  );
  invalidatePages(shop, queryClient);
};

/** A change reorders the lists across pages, so all pages are refetched. */
const invalidatePages = (shop: Shop, queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: [...wishlistsKey(shop), 'page'] });
};
