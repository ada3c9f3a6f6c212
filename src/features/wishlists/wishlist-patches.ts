import type { WishlistItem, WishlistSummary } from '#contract/wishlist.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import type { ChangeOf, WishlistCommandName } from '#offline/commands/commands.ts';
import type { SentChange } from '#offline/journal/sent-changes.ts';
import { isShown, type WaitingChange } from '#offline/journal/waiting.ts';

/** A list item: ids only, or with the product data to show. */
export type PatchedItem = WishlistSummary['items'][number] &
  Partial<Pick<WishlistItem, 'addedAt' | 'product' | 'variant'>>;

export type PatchedList = Omit<WishlistSummary, 'items'> & { readonly items: readonly PatchedItem[] };

type WaitingListChange = Extract<WaitingChange, ChangeOf<WishlistCommandName>>;
type SentListChange = Extract<SentChange, ChangeOf<WishlistCommandName>>;

/** A waiting list change and its list's id: the server's, once known. */
export interface ListChange<C extends SentListChange = WaitingListChange> {
  readonly listId: string;
  readonly change: C;
}

type Lists = readonly PatchedList[];
type About = { readonly listId: string; readonly entry: SentChange['entry'] };
interface PatchInput<N extends WishlistCommandName> extends Pick<About, 'entry'> {
  readonly name: N;
  readonly input: ChangeOf<N>['input'];
}
type Patch<N extends WishlistCommandName> = (lists: Lists, input: ChangeOf<N>['input'], about: About) => Lists;

const at = ({ createdAt }: SentChange['entry']): string => new Date(createdAt).toISOString();

const changed = (lists: Lists, id: string, change: (list: PatchedList) => PatchedList): Lists =>
  lists.map((list) => (list.id === id ? change(list) : list));

const withItems = (
  lists: Lists,
  { listId, entry }: About,
  change: (items: readonly PatchedItem[]) => readonly PatchedItem[],
): Lists =>
  changed(lists, listId, (list) => {
    const items = change(list.items);
    return { ...list, items, itemCount: list.itemCount + items.length - list.items.length, updatedAt: at(entry) };
  });

const withQuantity = (items: readonly PatchedItem[], variantId: string, quantityOf: (before: number) => number) =>
  items.map((item) =>
    item.productVariantId === variantId
      ? { ...item, quantity: Math.min(maxQuantity, quantityOf(item.quantity)) }
      : item,
  );

/** The effect of each waiting command on the lists. */
export const wishlistPatches: { readonly [N in WishlistCommandName]: Patch<N> } = {
  'create-list': (lists, { name }, { listId, entry }) =>
    lists.some(({ id }) => id === listId)
      ? lists
      : [{ id: listId, name, itemCount: 0, updatedAt: at(entry), items: [] }, ...lists],
  'rename-list': (lists, { name }, { listId, entry }) =>
    changed(lists, listId, (list) => ({ ...list, name, updatedAt: at(entry) })),
  'delete-list': (lists, _input, { listId }) => lists.filter(({ id }) => id !== listId),
  'add-item': (lists, { productVariantId, quantity, shows }, about) =>
    withItems(lists, about, (items) => {
      const { attempts, observed } = about.entry;
      if (!items.some((item) => item.productVariantId === productVariantId)) {
        const id = newItemId(productVariantId);
        return [...items, { id, productVariantId, quantity, addedAt: at(about.entry), ...shows }];
      }
      const before = attempts > 0 ? observed?.quantity : null;
      return withQuantity(items, productVariantId, (now) =>
        // An attempt without an answer may already be in the store's state: don't count it twice.
        typeof before === 'number' ? Math.max(now, before + quantity) : now + quantity,
      );
    }),
  'set-item': (lists, { productVariantId, quantity }, about) =>
    withItems(lists, about, (items) => withQuantity(items, productVariantId, () => quantity)),
  'remove-item': (lists, { productVariantId }, about) =>
    withItems(lists, about, (items) => items.filter((item) => item.productVariantId !== productVariantId)),
};

/** A temporary id until the store assigns one. */
const newItemId = (productVariantId: string): string => `new ${productVariantId}`;

const patched = <N extends WishlistCommandName>(
  lists: Lists,
  { listId, change }: { readonly listId: string; readonly change: PatchInput<N> },
): Lists => wishlistPatches[change.name](lists, change.input, { listId, entry: change.entry });

const isOfLists = <C extends { readonly name: string }>(
  change: C,
): change is Extract<C, ChangeOf<WishlistCommandName>> => Object.hasOwn(wishlistPatches, change.name);

/** Waiting changes that already show in the lists. */
export const listChanges = (
  waiting: readonly WaitingChange[],
  listIds: ReadonlyMap<string, string>,
): readonly ListChange[] =>
  waiting
    .filter(isOfLists)
    .filter(isShown)
    .map((change) => ({ change, listId: listIds.get(change.input.listId) ?? change.input.listId }));

/** Changes to lists that the store has. */
export const sentListChanges = (
  sent: readonly SentChange[],
  listIds: ReadonlyMap<string, string>,
): readonly ListChange<SentListChange>[] =>
  sent.filter(isOfLists).map((change) => ({ change, listId: listIds.get(change.input.listId) ?? change.input.listId }));

/** Overlays changes on the store's lists. */
export const patchLists = (lists: Lists, changes: readonly ListChange<SentListChange>[]): Lists =>
  changes.reduce<Lists>(patched, lists);
