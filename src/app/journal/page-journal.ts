import { notifyManager } from '@tanstack/react-query';
import type { LaneBlock } from '#offline/journal/entry.ts';
import type { OutcomeMessage } from '#offline/journal/messages.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import type { ShopJournal } from '#shopper/shop-journal.ts';
import type { CurrentShop } from '#app/current-shop.ts';
import type { OpenJournal } from './open-journal.ts';

/** The journal of a page, and the hooks that the page gives it. */
export interface PageJournal extends ShopJournal {
  /** The journal at work; it comes with the first change, or once the page has loaded. */
  readonly context: () => Promise<OpenJournal>;
  /** A call was answered: whatever waits for a connection can go. */
  readonly answered: () => void;
}

/** Whom the journal tells. */
export interface PageJournalOptions {
  readonly currentShop: () => CurrentShop;
  /** Gives what brings the store's answer into the page's own. */
  readonly onOutcome: (news: OutcomeMessage, isAwaited: boolean) => Promise<() => void>;
  readonly onWaiting: (waiting: readonly WaitingChange[]) => void;
}

/** Tries of a read before an answer counts although the lane moved meanwhile. */
const maxReads = 3;

/** Opens the journal of a page. Its machinery is fetched when it is first needed. */
export const createPageJournal = (options: PageJournalOptions): PageJournal => {
  const listeners = new Set<() => void>();
  let waiting: readonly WaitingChange[] = [];
  let blockedBy: LaneBlock | null = null;
  let listIds: ReadonlyMap<string, string> = new Map();
  let isDurable = true;
  let opening: Promise<OpenJournal> | null = null;

  const isSending = (): boolean => waiting.some(({ entry }) => entry.state === 'sending');

  const open = async (): Promise<OpenJournal> => {
    const { loadBasketFold, openJournal, createDrainNotices, waitingOf } = await import('./entrance.ts');
    await loadBasketFold();
    const told = createDrainNotices(isSending);
    const opened = await openJournal({
      currentShop: options.currentShop(),
      onOutcome: (news, isAwaited) => {
        told.hear(news, isAwaited);
        return options.onOutcome(news, isAwaited);
      },
      onWaiting: ({ entries, blockedBy: by, listIds: ids, answers }) => {
        // What was looked at is nobody's concern to see.
        waiting = waitingOf(entries).filter(({ name }) => name !== 'record-view');
        blockedBy = by;
        listIds = ids;
        told.saw(waiting);
        options.onWaiting(waiting);
        // What the store has and what still waits change in one step, so that no line is seen twice or not at all.
        notifyManager.batch(() => {
          for (const bring of answers) bring();
          notifyManager.schedule(() => {
            for (const tell of listeners) tell();
          });
        });
      },
    });
    isDurable = opened.store.isDurable;
    for (const tell of listeners) tell();
    return opened;
  };
  const context = (): Promise<OpenJournal> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  return {
    context,
    waiting: () => waiting,
    blockedBy: () => blockedBy,
    isSending,
    isDurable: () => isDurable,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    make: async (change) => (await context()).make(change),
    sendNow: async () => (await context()).sendNow(),
    retry: async (id) => {
      const { journal, sendNow } = await context();
      await journal.retry(id);
      await sendNow();
    },
    edit: async (id, made) => {
      const { journal, sendNow } = await context();
      const isEdited = await journal.edit(id, made);
      if (isEdited) void sendNow();
      return isEdited;
    },
    discard: async (id) => (await context()).journal.discard(id),
    restore: async (entry) => (await context()).journal.restore(entry),
    finished: async () => (await context()).finished(),
    listIds: () => listIds,
    listIdOf: async (localId) => (await context()).listIdOf(localId),
    observe: (seen) => void opening?.then((open) => open.observe(seen)).catch(reportError),
    answered: () => {
      if (waiting.length > 0) void opening?.then((open) => open.answered());
    },
    read: async (lane, ask) => {
      // Before the journal is at work nothing is sent by this page.
      if (opening === null) return ask();
      const { laneMark } = await opening;
      for (let tries = 1; ; tries += 1) {
        const before = await laneMark(lane);
        const answer = await ask();
        if (tries === maxReads || (await laneMark(lane)) === before) return answer;
      }
    },
  };
};
