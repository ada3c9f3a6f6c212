import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isLocalListId } from '#offline/commands/wishlist.ts';
import { useShop } from '#shopper/shop.tsx';
import { useListIds, useWaiting } from '#shopper/use-waiting.ts';
import { allWishlistsQuery, listIdQuery, wishlistQuery, wishlistsQuery } from './wishlist-queries.ts';
import {
  isDeletionWaiting,
  showList,
  type ShownList,
  showLists,
  showPage,
  type WaitingLists,
} from './wishlist-shown.ts';

/** Waiting changes to lists. */
export const useWaitingLists = (): WaitingLists => {
  const waiting = useWaiting();
  const listIds = useListIds();
  return useMemo(() => ({ waiting, listIds }), [waiting, listIds]);
};

/** A page of lists as the shopper sees them. Lists made on this device show even if the store can't be reached. */
export const useListsPage = (page: number) => {
  const query = useQuery(wishlistsQuery(useShop(), page));
  const waiting = useWaitingLists();
  const { data, error } = query;
  const lists = useMemo(() => {
    const shown = showPage(data ?? { results: [], total: 0 }, page, waiting);
    return data !== undefined || (error !== null && shown.results.length > 0) ? shown : undefined;
  }, [data, error, page, waiting]);
  return { ...query, lists };
};

/** All lists as the shopper sees them; undefined until loaded. */
export const useAllLists = () => {
  const query = useQuery(allWishlistsQuery(useShop()));
  const waiting = useWaitingLists();
  const { data, error } = query;
  const lists = useMemo(
    () => (data === undefined && error === null ? undefined : showLists(data ?? [], waiting)),
    [data, error, waiting],
  );
  return { ...query, lists };
};

/** One list as the shopper sees it, by its server or device id. */
export interface FoundList {
  /** Undefined until loaded; null if there is none. */
  readonly list: ShownList | null | undefined;
  /** Its deletion is waiting, so it is hidden already. */
  readonly isDeleted: boolean;
  /** The server's id, if the given one was assigned on this device. */
  readonly movedTo: string | null;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Finds a list; a device id is resolved to the server's. */
export const useList = (id: string): FoundList => {
  const shop = useShop();
  const waiting = useWaitingLists();
  const isLocal = isLocalListId(id);
  const known = useQuery({ ...listIdQuery(shop, id), enabled: isLocal });
  const movedTo = isLocal ? (waiting.listIds.get(id) ?? known.data ?? null) : null;
  const at = movedTo ?? id;
  const query = useQuery({ ...wishlistQuery(shop, at), enabled: !isLocalListId(at) });
  const base = isLocalListId(at) ? null : query.data;
  const list = useMemo(() => (base === undefined ? undefined : showList(base, at, waiting)), [base, at, waiting]);
  const isKnown = list !== null || !isLocalListId(at) || !known.isPending;
  return {
    list: isKnown ? list : undefined,
    isDeleted: isDeletionWaiting(at, waiting),
    movedTo,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
};
