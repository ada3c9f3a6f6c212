import type { JournalStore } from '#offline/journal/store.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { saveFallbackId, readFallbackId } from '#shopper/guest-basket.ts';

/** Restores the guest's id from an earlier page of this tab, for a journal that only lives as long as its page. */
export const restoreTabGuest = async (store: JournalStore): Promise<void> => {
  const id = store.isDurable ? null : readFallbackId();
  if (id !== null) await store.write((tx) => knownState(tx).saveAnonymousId(id));
};

/** Saves the guest's id for the next page of this tab, if the journal doesn't. */
export const saveTabGuest = async (store: JournalStore): Promise<void> => {
  if (store.isDurable) return;
  const id = await store.read((tx) => knownState(tx).anonymousId('guest'));
  if (id !== null) saveFallbackId(id);
};
