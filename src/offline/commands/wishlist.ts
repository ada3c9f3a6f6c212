import * as z from 'zod/mini';
import { Id, Quantity } from '#contract/primitives.ts';
import { WishlistItem, WishlistName } from '#contract/wishlist.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import {
  Called,
  command,
  findingOfAdd,
  maxAgeMsToSet,
  type KnownItem,
  type Resolution,
  type IdLookup,
} from './command.ts';
import type { SendableCall } from './sendable-rows.ts';

const localMark = 'local-';

/** An id for a list made on this device; replaced by the server's own once that is known. */
export const localListId = (): string => `${localMark}${crypto.randomUUID()}`;

/** True for the id of a list that was made on this device. */
export const isLocalListId = (id: string): boolean => id.startsWith(localMark);

/** The natural key of a list as text. */
export const listSubject = (listId: string): string => `list ${listId}`;
const itemSubject = (listId: string, variantId: string): string => `item ${listId} ${variantId}`;
const needOf = (listId: string): string | null => (isLocalListId(listId) ? listId : null);

const itemOf = async (
  lookup: IdLookup,
  listId: string,
  variantId: string,
  maxAgeMs?: number,
): Promise<KnownItem | undefined> => {
  const isIt = (item: KnownItem) => item.productVariantId === variantId;
  return (await lookup.items(listId, maxAgeMs)).find(isIt) ?? (await lookup.items(listId, 0)).find(isIt);
};

const freshItem = async (lookup: IdLookup, listId: string, variantId: string): Promise<KnownItem | undefined> =>
  (await lookup.items(listId, 0)).find((item) => item.productVariantId === variantId);

/** Resolves with the server's id of the list; a list without one is gone. */
const onList = async (
  lookup: IdLookup,
  listId: string,
  resolve: (serverListId: string) => Promise<Resolution> | Resolution,
): Promise<Resolution> => {
  const id = lookup.listId(listId);
  return id === null ? { type: 'gone' } : resolve(id);
};

/** The server's id of a list that an attempt was made for, which therefore has one. */
const serverId = (lookup: IdLookup, listId: string): string => lookup.listId(listId) ?? listId;

const Item = { listId: Id, productVariantId: Id, called: Called };

const createList = command({
  lane: 'wishlists',
  input: z.object({ listId: Id, ...WishlistName.shape }),
  subjects: ({ listId }) => [listSubject(listId)],
  needs: () => null,
  resolve: async ({ name }, lookup, { isKeyed }) => ({
    type: 'call',
    call: { row: 'createWishlist', body: { name } },
    ...(isKeyed ? {} : { observed: { ids: (await lookup.lists()).map(({ id }) => id) } }),
  }),
  reconcile: async ({ name }, { ids }, lookup) => {
    const made = (await lookup.lists()).filter((list) => list.name === name && ids?.includes(list.id) !== true);
    const [only] = made;
    if (only === undefined) return { finding: 'not-applied' };
    // Without an earlier read, a list of that name may have existed before.
    return made.length === 1 && ids !== undefined ? { finding: 'applied', madeId: only.id } : { finding: 'unclear' };
  },
});

const renameList = command({
  lane: 'wishlists',
  input: z.object({ listId: Id, ...WishlistName.shape }),
  subjects: ({ listId }) => [listSubject(listId)],
  needs: ({ listId }) => needOf(listId),
  resolve: ({ listId, name }, lookup) =>
    onList(lookup, listId, (id) => ({
      type: 'call',
      call: { row: 'renameWishlist', params: { id }, body: { name } },
    })),
  // Giving a list the same name again is harmless.
  reconcile: () => Promise.resolve({ finding: 'not-applied' }),
});

const deleteList = command({
  lane: 'wishlists',
  input: z.object({ listId: Id, ...WishlistName.shape }),
  subjects: ({ listId }) => [listSubject(listId)],
  needs: ({ listId }) => needOf(listId),
  resolve: ({ listId }, lookup) =>
    onList(lookup, listId, (id) => ({ type: 'call', call: { row: 'deleteWishlist', params: { id } } })),
  reconcile: () => Promise.resolve({ finding: 'not-applied' }),
});

/** Adds a variant to a list, on top of the pieces on it. `shows` is the item as it is drawn meanwhile. */
const addItem = command({
  lane: 'wishlists',
  input: z.object({ ...Item, quantity: Quantity, shows: z.pick(WishlistItem, { product: true, variant: true }) }),
  subjects: ({ listId, productVariantId }) => [itemSubject(listId, productVariantId)],
  needs: ({ listId }) => needOf(listId),
  resolve: ({ listId, productVariantId, quantity }, lookup, { isKeyed }) =>
    onList(lookup, listId, async (id) => {
      const add: SendableCall = { row: 'addWishlistItem', body: { wishlistId: id, productVariantId, quantity } };
      if (isKeyed) {
        const seen = await lookup.seenItems(id);
        const item = seen?.find((one) => one.productVariantId === productVariantId);
        return { type: 'call', call: add, observed: { quantity: seen === null ? null : (item?.quantity ?? 0) } };
      }
      const there = await freshItem(lookup, id, productVariantId);
      const observed = { quantity: there?.quantity ?? 0 };
      if (there === undefined) return { type: 'call', call: add, observed };
      const body = { productVariantId, quantity: Math.min(maxQuantity, there.quantity + quantity) };
      return {
        type: 'call',
        call: { row: 'updateWishlistItem', params: { id, itemId: there.itemId }, body },
        observed,
      };
    }),
  reconcile: async ({ listId, productVariantId, quantity }, observed, lookup) => {
    const now = (await freshItem(lookup, serverId(lookup, listId), productVariantId))?.quantity ?? 0;
    return { finding: findingOfAdd(now, observed, quantity) };
  },
});

const setItem = command({
  lane: 'wishlists',
  input: z.object({
    ...Item,
    quantity: Quantity,
    /** The quantity that the shopper saw when they set it: any other on the server was set by someone else. */
    from: z.optional(z.int()),
  }),
  subjects: ({ listId, productVariantId }) => [itemSubject(listId, productVariantId)],
  needs: ({ listId }) => needOf(listId),
  resolve: ({ listId, productVariantId, quantity, from }, lookup) =>
    onList(lookup, listId, async (id) => {
      const there = await itemOf(lookup, id, productVariantId, maxAgeMsToSet(from));
      const add: SendableCall = { row: 'addWishlistItem', body: { wishlistId: id, productVariantId, quantity } };
      if (there === undefined) return { type: 'call', call: add, observed: { quantity: 0 } };
      const body = { productVariantId, quantity };
      return {
        type: 'call',
        call: { row: 'updateWishlistItem', params: { id, itemId: there.itemId }, body },
        observed: { quantity: there.quantity },
      };
    }),
  reconcile: async ({ listId, productVariantId, quantity }, _observed, lookup) => ({
    finding:
      (await freshItem(lookup, serverId(lookup, listId), productVariantId))?.quantity === quantity
        ? 'applied'
        : 'not-applied',
  }),
});

const removeItem = command({
  lane: 'wishlists',
  input: z.object(Item),
  subjects: ({ listId, productVariantId }) => [itemSubject(listId, productVariantId)],
  needs: ({ listId }) => needOf(listId),
  resolve: ({ listId, productVariantId }, lookup) =>
    onList(lookup, listId, async (id) => {
      const there = await itemOf(lookup, id, productVariantId);
      if (there === undefined) return { type: 'needless' };
      return { type: 'call', call: { row: 'removeWishlistItem', params: { id, itemId: there.itemId } } };
    }),
  reconcile: async ({ listId, productVariantId }, _observed, lookup) => ({
    finding:
      (await freshItem(lookup, serverId(lookup, listId), productVariantId)) === undefined ? 'applied' : 'not-applied',
  }),
});

/** Changes to the shopper's lists. */
export const wishlistCommands = {
  'create-list': createList,
  'rename-list': renameList,
  'delete-list': deleteList,
  'add-item': addItem,
  'set-item': setItem,
  'remove-item': removeItem,
} as const;
