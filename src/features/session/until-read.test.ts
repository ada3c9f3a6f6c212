import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilRead } from './until-read.ts';

/** A journal that has been read, or is read once `read` is called. */
const unread = () => {
  let isRead = false;
  const listeners = new Set<() => void>();
  return {
    listeners,
    read: (): void => {
      isRead = true;
      for (const listener of listeners) listener();
    },
    journal: {
      isRead: () => isRead,
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

test('a journal that is being read is waited for, and one that was read is not', async () => {
  const { journal, read, listeners } = unread();
  const reading = untilRead(journal);
  expect(listeners.size).toBe(1);
  read();
  expect(await reading).toBe(true);
  expect(listeners.size).toBe(0);
  expect(await untilRead(journal)).toBe(true);
});

test('a device that does not answer is not waited for without end', async () => {
  const { journal, listeners } = unread();
  const reading = untilRead(journal);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reading).toBe(false);
  expect(listeners.size).toBe(0);
});
