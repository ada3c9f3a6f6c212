import { useSyncExternalStore } from 'react';
import type { SentBasket } from '#offline/drain/sent-basket.ts';
import type { LaneBlock } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { useShop } from './shop.tsx';
import { inertJournal, type JournalNotes } from './shop-journal.ts';

/** What waits of the current shopper. */
export const useWaiting = (): readonly WaitingChange[] => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.waiting, inertJournal.waiting);
};

/** False until the device was asked what waits: what the store said last may not be what the shopper meant. */
export const useIsJournalRead = (): boolean => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.isRead, inertJournal.isRead);
};

/** The server's ids of lists that were made on this device, by the ids that they have here. */
export const useListIds = (): ReadonlyMap<string, string> => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.listIds, inertJournal.listIds);
};

/** Why nothing is sent, or null. */
export const useLaneBlock = (): LaneBlock | null => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.blockedBy, inertJournal.blockedBy);
};

/** The basket that answered the last change, where that may be news to the page. */
export const useSentBasket = (): SentBasket | null => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.sentBasket, inertJournal.sentBasket);
};

/** False where what waits is lost when the tab is closed. */
export const useIsDurable = (): boolean => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.isDurable, inertJournal.isDurable);
};

/** What the shopper is to be told beside what waits, or null. */
export const useNotes = (): JournalNotes | null => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.notes, inertJournal.notes);
};
