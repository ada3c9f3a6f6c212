import type { OutcomeMessage } from '#offline/journal/messages.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { subscribeToConnection, readConnection } from '#shopper/connection/store.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { drainWording as words } from '#wording/sync.ts';
import { createDrainSummary } from './drain-summary.ts';

/** Milliseconds for which whoever made a change is looking on, in this window or another, and is told there. */
const freshMs = 5_000;

/** Milliseconds after a return of the connection in which the strip under the header says what was sent. */
const returnMs = 6_000;

/** Tells the shopper what was sent of what waited. That something needs checking stands in the strip under the header. */
export const createDrainNotices = (isSending: () => boolean) => {
  const madeAt = new Map<string, number>();
  // The strip tells of a return a moment after calls succeed again, and by how much the queue shrank.
  let wasDown = readConnection().shown !== 'online';
  let returnedAt = Number.NEGATIVE_INFINITY;
  subscribeToConnection(() => {
    const isDown = readConnection().shown !== 'online';
    if (wasDown && !isDown) returnedAt = Date.now();
    wasDown = isDown;
  });
  const isToldByStrip = (): boolean => wasDown || Date.now() - returnedAt < returnMs;
  const summary = createDrainSummary({
    isSending,
    isSeen: () => document.visibilityState === 'visible',
    say: (sent, isMixed) => {
      if (isMixed || !isToldByStrip()) showToast({ tone: 'success', text: words.sent(sent) });
    },
  });
  return {
    /** What waits, as it was last read. */
    saw: (waiting: readonly WaitingChange[]): void => {
      for (const { entry } of waiting) madeAt.set(entry.id, entry.createdAt);
    },
    hear: (news: OutcomeMessage, isAwaited: boolean): void => {
      const age = Date.now() - (madeAt.get(news.id) ?? Date.now());
      if (news.outcome.type === 'sent') madeAt.delete(news.id);
      summary.hear(news, isAwaited || age < freshMs);
    },
  };
};
