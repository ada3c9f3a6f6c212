import { useSyncExternalStore } from 'react';
import type { SentBasket } from '#offline/drain/sent-basket.ts';
import type { LaneBlock } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { useShop } from './shop.tsx';
import { inertJournal, type JournalNotes } from './shop-journal.ts';

/** The current shopper's waiting changes. */
export const useWaiting = (): readonly WaitingChange[] => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.waiting, inertJournal.waiting);
};

/** False until the waiting changes have been read: until then, the store's last answer may not be what the shopper meant. */
export const useIsJournalRead = (): boolean => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.isRead, inertJournal.isRead);
};

/** The server's ids of lists made on this device, by local id. */
export const useListIds = (): ReadonlyMap<string, string> => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.listIds, inertJournal.listIds);
};

/** Why nothing is sent, or null. */
export const useLaneBlock = (): LaneBlock | null => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.blockedBy, inertJournal.blockedBy);
};

/** The basket that answered the last change, if it may be news to the page. */
export const useSentBasket = (): SentBasket | null => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.sentBasket, inertJournal.sentBasket);
};

/** False if waiting changes are lost when the tab is closed. */
export const useIsDurable = (): boolean => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.isDurable, inertJournal.isDurable);
};

/** Notices for the shopper besides the waiting changes, or null. */
export const useNotes = (): JournalNotes | null => {
  const { journal } = useShop();
  return useSyncExternalStore(journal.subscribe, journal.notes, inertJournal.notes);
};
