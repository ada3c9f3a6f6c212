import { openJournalDatabase } from './journal-database.ts';
import { createMemoryJournal } from './journal-memory.ts';
import type { JournalStore } from './journal-store.ts';

let opening: Promise<JournalStore> | null = null;

const open = async (): Promise<JournalStore> => {
  if (typeof indexedDB === 'undefined') return createMemoryJournal();
  const store = openJournalDatabase();
  try {
    await store.read(() => Promise.resolve());
    return store;
  } catch {
    return createMemoryJournal();
  }
};

/** The journal of this device, opened at first use; one that lives as long as the tab where the browser keeps nothing. */
export const deviceJournal = (): Promise<JournalStore> => {
  opening ??= open();
  return opening;
};
