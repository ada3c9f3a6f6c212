import { isJournalEmpty } from '#offline/journal/is-empty.ts';
import { anonymousIdKey } from '#offline/storage-names.ts';
import type { JournalStore } from '#offline/journal/store.ts';
import type { KnownState } from '#offline/drain/known-state.ts';

/** The id is in the journal's database, so that it is written in the same transaction as the end of the change that brought it. */
const withKnown = async <T>(
  mode: 'read' | 'write',
  work: (known: KnownState, store: JournalStore) => Promise<T>,
): Promise<T> => {
  const { deviceJournal, knownState } = await import('./guest-basket-store.ts');
  const store = await deviceJournal();
  return store[mode]((tx) => work(knownState(tx), store));
};

/** The store's id for this device's guest basket, or null. */
export const readAnonymousId = async (): Promise<string | null> => {
  const known = (await isJournalEmpty()) ? null : await withKnown('read', (known) => known.anonymousId('guest'));
  return known ?? readFallbackId();
};

/** The id in this tab's storage, for browsers that refuse their database, or null. */
export const readFallbackId = (): string | null => inFallback((storage) => storage.getItem(anonymousIdKey));

/** Stores the id in this tab's storage, for browsers that refuse their database. */
export const saveFallbackId = (id: string): void => {
  inFallback((storage) => storage.setItem(anonymousIdKey, id));
};

/** Deletes the id: the basket now belongs to a shopper, or no longer exists. */
export const forgetAnonymousId = async (): Promise<void> => {
  inFallback((storage) => storage.removeItem(anonymousIdKey));
  await withKnown('write', (known) => known.forgetBasket('guest'));
};

/** If IndexedDB is blocked, the id lives as long as the tab. */
const inFallback = <T>(act: (storage: Storage) => T): T | null => {
  try {
    return act(sessionStorage);
  } catch {
    return null;
  }
};
