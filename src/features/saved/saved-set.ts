import * as z from 'zod/mini';
import { savedCache } from '#offline/reads/cache-names.ts';
import { digestOf } from '#offline/reads/digest.ts';
import { type Audience, contextOf } from '#offline/reads/read-context.ts';
import { isSavedSetsKey, savedSetsKeyOf } from '#offline/reads/saved-sets-key.ts';
import { isHere } from '#shopper/visit/is-here.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';
import type { Shop } from '#shopper/shop.tsx';

/** What can be saved for offline: a category by slug, a list or an order by id. */
export const SavedKind = z.enum(['category', 'list', 'order']);
export type SavedKind = z.infer<typeof SavedKind>;

/** A set that a shopper saved for offline. Its answers are in a cache of its own; this is the record of what should be there. */
export const SavedSet = z.object({
  cacheName: z.string(),
  kind: SavedKind,
  /** The slug of a category, or the id of a list or order. */
  id: z.string(),
  title: z.string(),
  /** Identifies the store, currency, country and audience for which its answers are valid. */
  mark: z.string(),
  /** The slugs of the products in a list or order; those of a category are fetched. */
  slugs: z.array(z.string()),
  /** How many products it should have; 0 until known. */
  total: z.int(),
  /** How many products are on the device. */
  saved: z.int(),
  bytes: z.number(),
  /** When it was last complete, or as large as there was room for (epoch ms); null before that. */
  savedAt: z.nullable(z.number()),
  /** How the last fetch ended; also `cut` while it runs. */
  end: z.enum(['whole', 'no-room', 'cut']),
});
export type SavedSet = z.infer<typeof SavedSet>;

const Saved = z.array(SavedSet);

/** Describes a set before it is saved. */
export type SetWish = Pick<SavedSet, 'kind' | 'id' | 'title' | 'slugs' | 'total'>;

/** The context in which a visitor's answers are valid. */
export const contextOfShop = (shop: Shop) => contextOf({ ...shop, storeKey: shop.configuration.storeKey });

/** The set for a wish, before anything of it is fetched. */
export const newSet = (shop: Shop, wish: SetWish): SavedSet => ({
  ...wish,
  cacheName: savedCache(shop.audience, digestOf(JSON.stringify([shop.configuration.storeKey, wish.kind, wish.id]))),
  mark: contextOfShop(shop).mark,
  saved: 0,
  bytes: 0,
  savedAt: null,
  end: 'cut',
});

const listeners = new Set<() => void>();

let known: { readonly text: string | null; readonly sets: readonly SavedSet[] } | null = null;

/** The sets of an audience, latest first. */
export const readSets = (audience: Audience): readonly SavedSet[] => {
  const sets = readStored(Saved, savedSetsKeyOf(audience)) ?? [];
  const text = JSON.stringify(sets);
  // Returns the same array for the same content, since React compares it on every render.
  if (known?.text !== text) known = { text, sets };
  return known.sets;
};

const write = (audience: Audience, sets: readonly SavedSet[]): void => {
  // In localStorage, which survives when a browser evicts caches, so that the page can say what is missing.
  if (sets.length === 0) removeStored(savedSetsKeyOf(audience));
  // Not for a shopper who has signed out.
  else if (isHere(audience)) writeStored(savedSetsKeyOf(audience), sets);
  for (const listener of listeners) listener();
};

/** Stores the current state of a set, unless it was removed in the meantime, perhaps by another tab. */
export const renewSet = (audience: Audience, set: SavedSet): void => {
  const sets = readSets(audience);
  if (!sets.some(({ cacheName }) => cacheName === set.cacheName)) return;
  write(
    audience,
    sets.map((one) => (one.cacheName === set.cacheName ? set : one)),
  );
};

/** Stores a set that is about to be fetched. */
export const beginSet = (audience: Audience, set: SavedSet): void => {
  const sets = readSets(audience);
  if (sets.some(({ cacheName }) => cacheName === set.cacheName)) renewSet(audience, set);
  else write(audience, [set, ...sets]);
};

/** Removes a set with everything fetched for it. */
export const removeSet = async (audience: Audience, cacheName: string): Promise<void> => {
  write(
    audience,
    readSets(audience).filter((set) => set.cacheName !== cacheName),
  );
  await caches.delete(cacheName);
};

/** Calls back when sets change in this page or in another tab. */
export const subscribeSets = (listener: () => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key === null || isSavedSetsKey(key)) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
};
