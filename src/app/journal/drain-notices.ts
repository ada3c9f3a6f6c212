import type { OutcomeMessage } from '#offline/journal/messages.ts';
import { needsDecision, type WaitingChange } from '#offline/journal/waiting.ts';
import { subscribeToConnection, readConnection } from '#shopper/connection/store.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { drainWording as words } from '#wording/sync.ts';
import { createDrainSummary } from './drain-summary.ts';

/** A shopper who just made a change in another window is still looking there, and sees its outcome there. */
const recentMs = 5_000;

/** How long the strip under the header says what was sent after the connection has returned. */
const stripMs = 6_000;

/** Tells the shopper which waiting changes were sent. The strip under the header shows when something needs checking. */
export const createDrainNotices = (isSending: () => boolean) => {
  const madeAt = new Map<string, number>();
  const queued = new Set<string>();
  let isMoreWaiting = false;
  // The strip announces the return a moment after calls succeed again, with the number of changes sent by then.
  let wasDown = readConnection().shown !== 'online';
  let returnedAt = Number.NEGATIVE_INFINITY;
  subscribeToConnection(() => {
    const isDown = readConnection().shown !== 'online';
    if (wasDown && !isDown) returnedAt = Date.now();
    wasDown = isDown;
  });
  const isInStrip = (): boolean => wasDown || Date.now() - returnedAt < stripMs;
  const summary = createDrainSummary({
    isSending,
    isMoreWaiting: () => isMoreWaiting,
    isSeen: () => document.visibilityState === 'visible',
    onSummary: (sent, isMixed, differences) => {
      if (differences.length > 0) {
        void import('#wording/difference.ts').then(({ differencesText }) => {
          showToast({ tone: 'error', text: `${words.sent(sent)} ${differencesText(differences)}` });
        }, reportError);
      } else if (isMixed || !isInStrip()) showToast({ tone: 'success', text: words.sent(sent) });
    },
  });
  return {
    onWaiting: (waiting: readonly WaitingChange[]): void => {
      for (const { entry } of waiting) madeAt.set(entry.id, entry.createdAt);
      isMoreWaiting = waiting.some(({ entry }) => !needsDecision(entry) && entry.notBefore <= Date.now());
    },
    /** This page has said that a change waits, so it also reports the outcome, however soon it is known. */
    onQueued: (id: string): void => void queued.add(id),
    onOutcome: (message: OutcomeMessage, isAwaited: boolean): void => {
      const { id } = message;
      const isRecent = Date.now() - (madeAt.get(id) ?? Date.now()) < recentMs;
      summary.onOutcome(message, isAwaited || (isRecent && !queued.has(id)));
      if (message.outcome.type !== 'sent') return;
      madeAt.delete(id);
      queued.delete(id);
    },
  };
};
