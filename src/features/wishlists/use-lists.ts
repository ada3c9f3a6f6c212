import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { isLocalListId } from '#offline/commands/wishlist.ts';
import { useShop } from '#shopper/shop.tsx';
import { sentAfter, useSentLately } from '#shopper/sent-changes.ts';
import { useListIds, useWaiting } from '#shopper/use-waiting.ts';
import { allWishlistsQuery, listIdQuery, wishlistQuery, wishlistsQuery } from './wishlist-queries.ts';
import { isDeletedHere, showList, type ShownList, showLists, showPage, type WaitingLists } from './wishlist-shown.ts';

/** Returns a function for the list changes that are missing from data read at a time (epoch ms); stable until one changes. */
const useChangesSince = (): ((readAt: number) => WaitingLists) => {
  const waiting = useWaiting();
  const known = useListIds();
  const lately = useSentLately();
  return useCallback(
    (readAt: number) => {
      const sent = sentAfter(lately, readAt);
      return { waiting, sent, listIds: sent.length === 0 ? known : new Map([...lately.listIds, ...known]) };
    },
    [waiting, known, lately],
  );
};

/** A page of lists as the shopper sees them. Lists made on this device show even if the store can't be reached. */
export const useListsPage = (page: number) => {
  const query = useQuery(wishlistsQuery(useShop(), page));
  const changesSince = useChangesSince();
  const { data, dataUpdatedAt, error } = query;
  const lists = useMemo(() => {
    const shown = showPage(data ?? { results: [], total: 0 }, page, changesSince(dataUpdatedAt));
    return data !== undefined || (error !== null && shown.results.length > 0) ? shown : undefined;
  }, [data, dataUpdatedAt, error, page, changesSince]);
  return { ...query, lists };
};

/** All lists as the shopper sees them; undefined until loaded. */
export const useAllLists = () => {
  const query = useQuery(allWishlistsQuery(useShop()));
  const changesSince = useChangesSince();
  const { data, dataUpdatedAt, error } = query;
  const lists = useMemo(
    () => (data === undefined && error === null ? undefined : showLists(data ?? [], changesSince(dataUpdatedAt))),
    [data, dataUpdatedAt, error, changesSince],
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
  const listIds = useListIds();
  const changesSince = useChangesSince();
  const isLocal = isLocalListId(id);
  const known = useQuery({ ...listIdQuery(shop, id), enabled: isLocal });
  const movedTo = isLocal ? (listIds.get(id) ?? known.data ?? null) : null;
  const at = movedTo ?? id;
  const query = useQuery({ ...wishlistQuery(shop, at), enabled: !isLocalListId(at) });
  const base = isLocalListId(at) ? null : query.data;
  const changes = useMemo(() => changesSince(query.dataUpdatedAt), [changesSince, query.dataUpdatedAt]);
  const list = useMemo(() => {
    // A list made on this device can be shown before the store is asked for it.
    const shown = showList(base ?? null, at, changes);
    return base === undefined && shown === null ? undefined : shown;
  }, [base, at, changes]);
  const isKnown = list !== null || !isLocalListId(at) || !known.isPending;
  return {
    list: isKnown ? list : undefined,
    isDeleted: isDeletedHere(at, changes),
    movedTo,
    error: query.error,
    isFetching: query.isFetching,
    refetch: query.refetch,
  };
};
