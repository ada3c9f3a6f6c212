import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingOf } from '#offline/journal/read-waiting.ts';
import { add, createRig } from '#tests/support/journal/rig.ts';
import { createModelStore } from '#tests/support/stores/model-store.ts';
import { sendWaiting } from './send-waiting.ts';

/** The journal as a page sees it; `becomes` simulates what another tab or the worker does to it. */
const seenJournal = async (changes: number, isSending: boolean) => {
  const rig = createRig(createModelStore());
  for (let at = 0; at < changes; at += 1) await rig.append(add(`v${at}`, 1));
  let seen = { waiting: waitingOf(await rig.journal.entries()), isSending };
  const listeners = new Set<() => void>();
  return {
    listeners,
    becomes: (left: number, isStillSending: boolean): void => {
      seen = { waiting: seen.waiting.slice(0, left), isSending: isStillSending };
      for (const listener of listeners) listener();
    },
    journal: {
      sendNow: () => Promise.resolve(),
      waiting: () => seen.waiting,
      isSending: () => seen.isSending,
      subscribe: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
};

// Fake timers: nothing here waits for the clock.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('without a sender what still waits is counted at once', async () => {
  expect(await sendWaiting((await seenJournal(0, false)).journal)).toBe(0);
  expect(await sendWaiting((await seenJournal(2, false)).journal)).toBe(2);
});

test('what another tab or the worker is sending is waited for, until they have stopped', async () => {
  const { journal, becomes, listeners } = await seenJournal(3, true);
  const left = sendWaiting(journal);
  await vi.waitFor(() => expect(listeners.size).toBe(1));
  becomes(2, true);
  expect(listeners.size).toBe(1);
  becomes(1, false);
  expect(await left).toBe(1);
  expect(listeners.size).toBe(0);
});

test('a sender that never ends is not waited for without end', async () => {
  const { journal, listeners } = await seenJournal(1, true);
  const left = sendWaiting(journal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await left).toBe(1);
  expect(listeners.size).toBe(0);
});
