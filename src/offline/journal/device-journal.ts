import { openJournalDatabase } from './database.ts';
import { createMemoryJournal } from './memory.ts';
import type { JournalStore } from './store.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { isOutOfRoom, withRoom } from '#offline/reads/make-room.ts';

let opening: Promise<JournalStore> | null = null;

const holdsEntries = (store: JournalStore): Promise<boolean> =>
  store.read(async (tx) => (await tx.entries()).length > 0);

/** A journal that lasts as long as the tab and knows the guest's basket. */
const tabJournal = async (durable: JournalStore): Promise<JournalStore> => {
  const id = await durable.read((tx) => knownState(tx).anonymousId('guest'));
  const memory = createMemoryJournal();
  if (id !== null) await memory.write((tx) => knownState(tx).saveAnonymousId(id));
  return memory;
};

/**
 * On a full device, deletes what can be fetched again and stores the change. If even that does not free enough room, the tab keeps changes
 * in memory, unless some already wait on the device: two senders would send twice.
 */
const roomy = (durable: JournalStore): JournalStore => {
  let current = durable;
  return {
    get isDurable() {
      return current.isDurable;
    },
    read: (work) => current.read(work),
    write: async (work) => {
      try {
        return await withRoom(() => current.write(work));
      } catch (error) {
        if (!isOutOfRoom(error) || !current.isDurable || (await holdsEntries(durable))) throw error;
        current = await tabJournal(durable);
        return current.write(work);
      }
    },
  };
};

const open = async (): Promise<JournalStore> => {
  if (typeof indexedDB === 'undefined') return createMemoryJournal();
  const store = openJournalDatabase();
  try {
    await store.read(() => Promise.resolve());
    return roomy(store);
  } catch {
    return createMemoryJournal();
  }
};

/** The journal of this device, opened on first use; one that lasts as long as the tab if storage is refused. */
export const deviceJournal = (): Promise<JournalStore> => {
  opening ??= open();
  return opening;
};
