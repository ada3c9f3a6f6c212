import type { ShopJournal } from '#shopper/shop-journal.ts';
import type { startStandby as StartStandby } from './standby.ts';
import type { JournalPage, OpenJournal } from './open-journal.ts';
import type { JournalScreen, JournalView } from './screen.ts';

/** The journal of a page. */
export interface PageJournal extends ShopJournal {
  /** The open journal. Its code is fetched with the first change, unless it is opened earlier. */
  readonly open: () => Promise<OpenJournal>;
  /** Opens the journal if there is or may be anything to send; otherwise stands by until there is. */
  readonly openIfNeeded: () => Promise<void>;
  /** A call was answered: changes that wait for a connection can be sent. */
  readonly onAnswer: () => void;
}

/** How many times to read while a lane keeps changing, before accepting the answer anyway. */
const maxReads = 3;

/** Creates the journal of a page. Until it is opened, nothing is known to be waiting. */
export const createPageJournal = (page: () => JournalPage): PageJournal => {
  const listeners = new Set<() => void>();
  let view: JournalView = { waiting: [], blockedBy: null, listIds: new Map(), notes: null, sentBasket: null };
  let isDurable = (): boolean => true;
  let isRead = false;
  let opening: Promise<OpenJournal> | null = null;
  let starting: ReturnType<typeof StartStandby> | null = null;

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
    const opened = await openJournal(page(), screen, (await starting)?.standby ?? null);
    // Turns false if the device fills up while the page is open.
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
  const startStandby = async (): ReturnType<typeof StartStandby> => {
    const { startStandby: start } = await import('#app/settle.ts');
    return start(page().currentShop, () => void open().catch(reportError));
  };
  const openIfNeeded = async (): Promise<void> => {
    if (opening === null) {
      starting ??= startStandby();
      if ((await starting).isEmpty) return showRead();
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
      // This page sends nothing until the journal is opened.
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
