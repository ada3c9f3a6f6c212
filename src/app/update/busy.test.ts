import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { inertJournal } from '#shopper/shop-journal.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { waitingOf } from '#offline/journal/read-waiting.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import { hasOpenChanges } from './busy.ts';

const oneWaiting = async (): Promise<readonly WaitingChange[]> => {
  const journal = createJournal({ store: createMemoryJournal() });
  await journal.append(origin, add('A', 1));
  return waitingOf(await journal.entries());
};

test('what waits on the device survives a reload; what waits in the page’s memory alone would be lost with it', async () => {
  const waiting = await oneWaiting();
  const isOpen = (isDurable: boolean, changes: readonly WaitingChange[]): boolean =>
    hasOpenChanges(new QueryClient(), { ...inertJournal, isDurable: () => isDurable, waiting: () => changes });
  expect(isOpen(true, waiting)).toBe(false);
  expect(isOpen(false, waiting)).toBe(true);
  expect(isOpen(false, [])).toBe(false);
});
