import { expect, test } from 'vitest';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { createJournal } from '#offline/journal/journal.ts';
import type { JournalMessage } from '#offline/journal/messages.ts';
import { createSessionJournal } from './session-journal.ts';

const variant = 'a0000000-0000-4000-8000-000000000001';
const origin = { owner: 'u-ada', storeKey: 's', currencyCode: 'GBP', countryCode: 'GB', from: '/' };

const page = () => {
  const store = createMemoryJournal();
  const listeners = new Set<(message: JournalMessage) => void>();
  const bus = {
    publish: (message: JournalMessage) => {
      for (const listener of listeners) listener(message);
    },
    subscribe: (listener: (message: JournalMessage) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    publishElsewhere: () => undefined,
    start: () => undefined,
  };
  const journal = createJournal({ store, onChange: (owner) => bus.publish({ type: 'changed', owner }) });
  const session = createSessionJournal({ store, journal, bus, drainAs: () => () => Promise.resolve(null) });
  return { store, journal, bus, listeners, session };
};

test('leaving waits until nothing of the shopper is on its way, and for nobody else', async () => {
  const { store, journal, bus, listeners, session } = page();
  const change = { name: 'record-view', input: { productVariantId: variant, isGuest: false } } as const;
  const { entry } = await journal.append(origin, change);
  if (entry === null) throw new Error('Nothing was recorded.');
  await store.write((tx) => tx.put({ ...entry, state: 'sending' }));
  let isIdle = false;
  const waiting = session.waitUntilIdle('ada').then(() => (isIdle = true));
  await session.waitUntilIdle('ben');
  bus.publish({ type: 'changed', owner: 'u-ada' });
  await journal.entries();
  expect(isIdle).toBe(false);
  await store.write((tx) => tx.remove(entry.seq));
  bus.publish({ type: 'changed', owner: 'u-ada' });
  await waiting;
  expect(isIdle).toBe(true);
  expect(listeners.size).toBe(0);
});
