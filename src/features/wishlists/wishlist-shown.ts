import type { Wishlist, WishlistSummary } from '#contract/wishlist.ts';
import type { SentChange } from '#offline/journal/sent-changes.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import type { PencilState } from '#ui/pencil-mark.tsx';
import { type ListChange, listChanges, type PatchedList, patchLists, sentListChanges } from './wishlist-patches.ts';

/** Waiting list changes, changes sent after the lists were read, and the server ids of lists made on this device. */
export interface WaitingLists {
  readonly waiting: readonly WaitingChange[];
  readonly sent: readonly SentChange[];
  readonly listIds: ReadonlyMap<string, string>;
}

/** Marks on a shown list that differs from the store's. */
interface Marked {
  /** Stable across the switch from device id to server id. */
  readonly key: string;
  /** The state of its unconfirmed changes, or null. */
  readonly mark: PencilState | null;
  /** The same, for creation or renaming only. */
  readonly nameMark: PencilState | null;
  /** The same, for items by variant id. */
  readonly marks: ReadonlyMap<string, PencilState>;
}

export type ShownSummary = WishlistSummary & Marked;
export type ShownList = Wishlist & Marked;

interface Page {
  readonly results: readonly WishlistSummary[];
  readonly total: number;
}

export const showLists = (
  lists: readonly WishlistSummary[],
  { waiting, sent, listIds }: WaitingLists,
): readonly ShownSummary[] => {
  const changes = listChanges(waiting, listIds);
  return patchLists(lists, [...sentListChanges(sent, listIds), ...changes]).map((list) =>
    summaryOf(list, changes, listIds),
  );
};

/** A page of lists as the shopper sees it; lists the store doesn't have yet go on the first. */
export const showPage = (
  { results, total }: Page,
  page: number,
  { waiting, sent, listIds }: WaitingLists,
): { readonly results: readonly ShownSummary[]; readonly total: number } => {
  const all = listChanges(waiting, listIds);
  const changes = [...sentListChanges(sent, listIds), ...all];
  const onPage = page === 1 ? changes : changes.filter(({ change }) => change.name !== 'create-list');
  const shown = patchLists(results, onPage).map((list) => summaryOf(list, all, listIds));
  return { results: shown, total: Math.max(shown.length, total + shown.length - results.length) };
};

/** One list as the shopper sees it, by its current id; null if there is none or it is deleted. */
export const showList = (
  list: Wishlist | null,
  id: string,
  { waiting, sent, listIds }: WaitingLists,
): ShownList | null => {
  const ofList = ({ listId }: { readonly listId: string }) => listId === id;
  const changes = listChanges(waiting, listIds).filter(ofList);
  const before = sentListChanges(sent, listIds).filter(ofList);
  const shown = patchLists(list === null ? [] : [list], [...before, ...changes]).find((one) => one.id === id);
  if (shown === undefined) return null;
  const items = shown.items.map(({ addedAt = shown.updatedAt, product = null, variant = null, ...item }) => ({
    ...item,
    addedAt,
    product,
    variant,
  }));
  return { ...shown, items, ...marksOf(shown, changes, listIds) };
};

/** Whether a list is deleted on this device, even if the store still has it. */
export const isDeletedHere = (id: string, { waiting, sent, listIds }: WaitingLists): boolean =>
  [...sentListChanges(sent, listIds), ...listChanges(waiting, listIds)].some(
    ({ listId, change }) => change.name === 'delete-list' && listId === id,
  );

const summaryOf = (
  list: PatchedList,
  changes: readonly ListChange[],
  listIds: ReadonlyMap<string, string>,
): ShownSummary => ({
  ...list,
  items: list.items.map(({ id, productVariantId, quantity }) => ({ id, productVariantId, quantity })),
  ...marksOf(list, changes, listIds),
});

const marksOf = (
  { id }: Pick<PatchedList, 'id'>,
  changes: readonly ListChange[],
  listIds: ReadonlyMap<string, string>,
): Marked => {
  const own = changes.filter(({ listId }) => listId === id).map(({ change }) => change);
  const marks = new Map<string, PencilState>();
  for (const { input, entry } of own) {
    if (!('productVariantId' in input)) continue;
    const mark = furthest([marks.get(input.productVariantId), stateOf(entry)]);
    if (mark !== null) marks.set(input.productVariantId, mark);
  }
  const ofName = own.filter(({ name }) => name === 'create-list' || name === 'rename-list');
  return {
    key: [...listIds].find(([, serverId]) => serverId === id)?.[0] ?? id,
    mark: furthest(own.map(({ entry }) => stateOf(entry))),
    nameMark: furthest(ofName.map(({ entry }) => stateOf(entry))),
    marks,
  };
};

const order: readonly PencilState[] = ['waiting', 'unsure', 'sending'];

const furthest = (states: readonly (PencilState | undefined)[]): PencilState | null =>
  order.findLast((state) => states.includes(state)) ?? null;

const stateOf = ({ state }: ListChange['change']['entry']): PencilState | undefined =>
  order.find((one) => one === state);
