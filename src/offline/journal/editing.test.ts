import { expect, test } from 'vitest';
import type { Change } from '#offline/commands/commands.ts';
import { createJournal } from './journal.ts';
import { createMemoryJournal } from './memory.ts';

const origin = { owner: 'guest', storeKey: 'main', currencyCode: 'GBP', countryCode: 'GB', from: '/cart' };
const setTo = (variant: string, quantity: number): Change => ({
  name: 'set-quantity',
  input: {
    line: { productVariantId: variant, addonOptionIds: [] },
    quantity,
    called: { name: 'Hex bolt M10', sku: 'FX-HB' },
  },
});

const recorded = async () => {
  const store = createMemoryJournal();
  const journal = createJournal({ store });
  const first = await journal.append(origin, setTo('v1', 5));
  await journal.append(origin, setTo('v2', 1));
  if (first.entry === null) throw new Error('Nothing was recorded.');
  return { store, journal, first: first.entry };
};

test('a change that was never attempted gets another quantity and keeps its place [PWA-08]', async () => {
  const { journal, first } = await recorded();
  expect(await journal.edit(first.id, setTo('v1', 8))).toBe(true);
  const [edited, other] = await journal.entries('guest');
  expect(edited).toMatchObject({ id: first.id, seq: first.seq, key: first.key, input: { quantity: 8 } });
  expect(other?.input).toMatchObject({ quantity: 1 });
});

test('one that the store may have is left alone; one that it refused goes out anew under another key [PWA-08]', async () => {
  const { store, journal, first } = await recorded();
  await store.write((tx) => tx.put({ ...first, attempts: 1, firstSentAt: 1 }));
  expect(await journal.edit(first.id, setTo('v1', 8))).toBe(false);
  expect((await journal.entries('guest'))[0]?.input).toMatchObject({ quantity: 5 });

  const failure = { status: 422, code: null, message: 'Only 6 left.', at: 1 };
  await store.write((tx) => tx.put({ ...first, attempts: 1, state: 'refused', failure }));
  expect(await journal.edit(first.id, setTo('v1', 6))).toBe(true);
  const [again] = await journal.entries('guest');
  expect(again).toMatchObject({ state: 'waiting', attempts: 0, call: null, failure: null, input: { quantity: 6 } });
  expect(again?.key).not.toBe(first.key);
});

test('a change can not become one of another kind, nor one that is gone come back [PWA-08]', async () => {
  const { journal, first } = await recorded();
  const rename: Change = { name: 'rename-list', input: { listId: 'l1', name: 'Van' } };
  expect(await journal.edit(first.id, rename)).toBe(false);
  await journal.discard(first.id);
  expect(await journal.edit(first.id, setTo('v1', 8))).toBe(false);
});
