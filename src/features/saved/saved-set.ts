import * as z from 'zod/mini';
import { savedCache } from '#offline/reads/cache-names.ts';
import { digestOf } from '#offline/reads/digest.ts';
import { type Audience, contextOf } from '#offline/reads/read-context.ts';
import { isSavedSetsKey, savedSetsKeyOf } from '#offline/reads/saved-sets-key.ts';
import { isHere } from '#shopper/offline-shopper.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';
import type { Shop } from '#shopper/shop.tsx';

/** What can be saved for offline: a category by its slug, a list or an order by its id. */
export const SavedKind = z.enum(['category', 'list', 'order']);
export type SavedKind = z.infer<typeof SavedKind>;

/** What a shopper saved for offline. What was fetched of it is in a cache of its own; this is the record of what should be there. */
export const SavedSet = z.object({
  cacheName: z.string(),
  kind: SavedKind,
  /** The slug of a category, the id of a list or an order. */
  id: z.string(),
  title: z.string(),
  /** In which store, currency and country, and for whom its answers hold. */
  mark: z.string(),
  /** Slugs of the products that a list or an order leads to; those of a category are asked for. */
  slugs: z.array(z.string()),
  /** Products that it should have; 0 until that is known. */
  total: z.int(),
  /** Products that are on the device. */
  saved: z.int(),
  bytes: z.number(),
  /** When it was last whole or as large as there was room for, epoch ms; null before that. */
  savedAt: z.nullable(z.number()),
  /** How the last fetching ended; `cut` also while it runs. */
  end: z.enum(['whole', 'no-room', 'cut']),
});
export type SavedSet = z.infer<typeof SavedSet>;

const Saved = z.array(SavedSet);

/** What names a set before it is saved. */
export type SetWish = Pick<SavedSet, 'kind' | 'id' | 'title' | 'slugs' | 'total'>;

/** In what a visitor's answers hold true. */
export const contextOfShop = (shop: Shop) => contextOf({ ...shop, storeKey: shop.configuration.storeKey });

/** The set that a wish names, as it is before anything of it was fetched. */
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

/** The sets of an audience, the latest first. */
export const readSets = (audience: Audience): readonly SavedSet[] => {
  const sets = readStored(Saved, savedSetsKeyOf(audience)) ?? [];
  const text = JSON.stringify(sets);
  // The same array for the same content: React asks again at every render.
  if (known?.text !== text) known = { text, sets };
  return known.sets;
};

const write = (audience: Audience, sets: readonly SavedSet[]): void => {
  // In localStorage: a browser that takes caches away leaves it, so that it can be said what is missing.
  if (sets.length === 0) removeStored(savedSetsKeyOf(audience));
  // Whoever has left since has nothing here.
  else if (isHere(audience)) writeStored(savedSetsKeyOf(audience), sets);
  for (const listener of listeners) listener();
};

/** Records a set as it is now. */
export const writeSet = (audience: Audience, set: SavedSet): void => {
  const sets = readSets(audience);
  const isKnown = sets.some(({ cacheName }) => cacheName === set.cacheName);
  write(audience, isKnown ? sets.map((one) => (one.cacheName === set.cacheName ? set : one)) : [set, ...sets]);
};

/** Removes a set with all that was fetched of it. */
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
