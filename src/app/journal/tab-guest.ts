import type { JournalStore } from '#offline/journal/store.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { saveFallbackId, readFallbackId } from '#shopper/guest-basket.ts';

/** Gives a journal that lives as long as its page the guest's id that an earlier page of this tab was given. */
export const restoreTabGuest = async (store: JournalStore): Promise<void> => {
  const id = store.isDurable ? null : readFallbackId();
  if (id !== null) await store.write((tx) => knownState(tx).saveAnonymousId(id));
};

/** Keeps the guest's id for the next page of this tab, where the journal does not. */
export const saveTabGuest = async (store: JournalStore): Promise<void> => {
  if (store.isDurable) return;
  const id = await store.read((tx) => knownState(tx).anonymousId('guest'));
  if (id !== null) saveFallbackId(id);
};
