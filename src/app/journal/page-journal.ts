import type { ShopJournal } from '#shopper/shop-journal.ts';
import type { fallAsleep as FallAsleep } from './asleep.ts';
import type { JournalPage, OpenJournal } from './open-journal.ts';
import type { JournalScreen, JournalView } from './screen.ts';

/** The journal of a page. */
export interface PageJournal extends ShopJournal {
  /** The journal at work. It is fetched with the first change, unless it is woken before. */
  readonly open: () => Promise<OpenJournal>;
  /** Opens the journal where there is or may be something for it to do; where there is nothing, it sleeps until there is. */
  readonly openIfNeeded: () => Promise<void>;
  /** A call was answered: whatever waits for a connection can go. */
  readonly onAnswer: () => void;
}

/** Reads of a lane before an answer counts although the lane moved meanwhile. */
const maxReads = 3;

/** Creates the journal of a page. It is at work once it is opened; until then nothing is known to wait. */
export const createPageJournal = (page: () => JournalPage): PageJournal => {
  const listeners = new Set<() => void>();
  let view: JournalView = { waiting: [], blockedBy: null, listIds: new Map(), notes: null, sentBasket: null };
  let isDurable = (): boolean => true;
  let isRead = false;
  let opening: Promise<OpenJournal> | null = null;
  let falling: ReturnType<typeof FallAsleep> | null = null;

  const screen: JournalScreen = {
    write: (next) => {
      view = next;
    },
    notify: () => {
      for (const listener of listeners) listener();
    },
    isSending: () => view.waiting.some(({ entry }) => entry.state === 'sending'),
  };
  const load = async (): Promise<OpenJournal> => {
    const { openJournal } = await import('./open-journal.ts');
    const opened = await openJournal(page(), screen, (await falling)?.asleep ?? null);
    // A device that is full while the page is open makes it false.
    isDurable = () => opened.store.isDurable;
    return opened;
  };
  const showRead = (): void => {
    isRead = true;
    screen.notify();
  };
  const open = (): Promise<OpenJournal> => {
    opening ??= load()
      .catch((error: unknown) => {
        opening = null;
        throw error;
      })
      .finally(showRead);
    return opening;
  };
  const fallAsleep = async (): ReturnType<typeof FallAsleep> => {
    const { fallAsleep: fall } = await import('#app/settle.ts');
    return fall(page().currentShop, () => void open().catch(reportError));
  };
  const openIfNeeded = async (): Promise<void> => {
    if (opening === null) {
      falling ??= fallAsleep();
      if ((await falling).isEmpty) return showRead();
    }
    await open();
  };
  return {
    open,
    openIfNeeded,
    isRead: () => isRead,
    waiting: () => view.waiting,
    blockedBy: () => view.blockedBy,
    listIds: () => view.listIds,
    notes: () => view.notes,
    sentBasket: () => view.sentBasket,
    isSending: screen.isSending,
    isDurable: () => isDurable(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    make: async (...made) => (await open()).submit(...made),
    sendNow: async () => (await open()).sendNow(),
    retry: async (id) => (await open()).retry(id),
    edit: async (id, change) => (await open()).edit(id, change),
    discard: async (id) => (await open()).journal.discard(id),
    restore: async (entry) => (await open()).journal.restore(entry),
    finished: async () => (await open()).finished(),
    listIdOf: async (localId) => (await open()).listIdOf(localId),
    observe: (state) => void opening?.then((opened) => opened.observe(state)).catch(reportError),
    onAnswer: () => {
      if (view.waiting.length > 0) void opening?.then((opened) => opened.onAnswer());
    },
    read: async (lane, ask) => {
      // Before the journal is opened this page sends nothing.
      if (opening === null) return ask();
      const { laneMark } = await opening;
      for (let reads = 1; ; reads += 1) {
        const before = await laneMark(lane);
        const answer = await ask();
        if (reads === maxReads || (await laneMark(lane)) === before) return answer;
      }
    },
  };
};
