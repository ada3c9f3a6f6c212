import type { Api } from '#api/api.ts';
import { isRefused } from '#api/api-error.ts';
import { getBasket } from '#contract/basket-rows.ts';
import { wishlistPageSize } from '#contract/page-sizes.ts';
import { getWishlist, getWishlists } from '#contract/wishlist.ts';
import type { KnownItem, KnownLine, IdLookup } from '#offline/commands/command.ts';
import type { Owner } from '#offline/journal/entry.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import { knownState, type ReadWithin } from './known-state.ts';
import type { EntryTransitions } from './transitions.ts';
import { isLocalListId } from '#offline/commands/wishlist.ts';

/** What a lookup needs. */
export interface LookupContext {
  readonly store: JournalStore;
  readonly transitions: EntryTransitions;
  readonly api: Api;
  readonly owner: Owner;
  readonly now: () => number;
}

/** Answers the lookups of commands from known state, or else from the store, which it reads once. `listIds` are those that the entry may name. */
export const openIdLookup = async (context: LookupContext, listIds: readonly string[]): Promise<IdLookup> => {
  const { store, api, owner, transitions, now } = context;
  const { anonymousId, ids } = await store.read(async (tx) => {
    const known = knownState(tx);
    const ids = new Map<string, string | null>();
    for (const id of listIds) ids.set(id, isLocalListId(id) ? await known.listId(owner, id) : id);
    return { anonymousId: await known.anonymousId(owner), ids };
  });
  const fetchLines = async (): Promise<readonly KnownLine[]> => {
    if (owner === 'guest' && anonymousId === null) return [];
    try {
      const basket = await api.call(getBasket, { query: anonymousId === null ? {} : { anonymousId } });
      await transitions.record(owner, { basket });
    } catch (error) {
      if (!isRefused(error) || error.status !== 404) throw error;
      await transitions.forgetBasket(owner);
      return [];
    }
    return (await store.read((tx) => knownState(tx).lines(owner))) ?? [];
  };
  const fetchItems = async (id: string): Promise<readonly KnownItem[]> => {
    try {
      await transitions.record(owner, { list: await api.call(getWishlist, { params: { id } }) });
    } catch (error) {
      if (!isRefused(error) || error.status !== 404) throw error;
      return [];
    }
    return (await store.read((tx) => knownState(tx).items(owner, id))) ?? [];
  };
  let linesRead: Promise<readonly KnownLine[]> | undefined;
  const itemsRead = new Map<string, Promise<readonly KnownItem[]>>();
  const readLines = () => (linesRead ??= fetchLines());
  const readItems = (id: string) => {
    const reading = itemsRead.get(id) ?? fetchItems(id);
    itemsRead.set(id, reading);
    return reading;
  };
  const spanOf = (maxAgeMs: number | undefined): ReadWithin | undefined =>
    maxAgeMs === undefined ? undefined : { after: now() - maxAgeMs, until: now() };
  // A guest's cart is on this device alone, so what is known of it does not age.
  const lineSpanOf = (maxAgeMs: number | undefined): ReadWithin | undefined =>
    owner === 'guest' && maxAgeMs !== 0 ? undefined : spanOf(maxAgeMs);
  return {
    anonymousId,
    lines: async (maxAgeMs) =>
      (await store.read((tx) => knownState(tx).lines(owner, lineSpanOf(maxAgeMs)))) ?? (await readLines()),
    seenLines: () => store.read((tx) => knownState(tx).lines(owner)),
    listId: (id) => ids.get(id) ?? null,
    items: async (id, maxAgeMs) =>
      (await store.read((tx) => knownState(tx).items(owner, id, spanOf(maxAgeMs)))) ?? (await readItems(id)),
    seenItems: (id) => store.read((tx) => knownState(tx).items(owner, id)),
    lists: async () => {
      const lists: { id: string; name: string }[] = [];
      for (let page = 1; ; page += 1) {
        const query = { PageNumber: page, PageSize: wishlistPageSize };
        const { results, total } = await api.call(getWishlists, { query });
        lists.push(...results.map(({ id, name }) => ({ id, name })));
        if (results.length === 0 || lists.length >= total) return lists;
      }
    },
  };
};
