import { createStore, del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { Id } from '#contract/primitives.ts';

const idKey = 'anonymous-basket-id';

/** The small database of who is shopping here, opened at first use; the service worker opens the same one. */
const store = createStore('tradecounter-shopper', 'values');

/** The id under which the store keeps this device's guest basket, or null. */
export const readAnonymousId = async (): Promise<string | null> => {
  const parsed = z.safeParse(Id, await readValue());
  return parsed.success ? parsed.data : null;
};

/** Keeps the id that the store gave a guest. */
export const keepAnonymousId = async (id: string): Promise<void> => {
  try {
    await set(idKey, id, store);
  } catch {
    inFallback((storage) => storage.setItem(idKey, id));
  }
};

/** Forgets the id, as when the basket became a shopper's or is gone. */
export const forgetAnonymousId = async (): Promise<void> => {
  inFallback((storage) => storage.removeItem(idKey));
  try {
    await del(idKey, store);
  } catch {
    // A browser that refuses the database kept nothing in it.
  }
};

const readValue = async (): Promise<unknown> => {
  try {
    return (await get(idKey, store)) ?? inFallback((storage) => storage.getItem(idKey));
  } catch {
    return inFallback((storage) => storage.getItem(idKey));
  }
};

/** Where IndexedDB is refused, the id lives as long as the tab. */
const inFallback = <T>(act: (storage: Storage) => T): T | null => {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
};
