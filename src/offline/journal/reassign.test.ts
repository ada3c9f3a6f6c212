import { expect, test } from 'vitest';
import { createTransitions } from '#offline/drain/transitions.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { StoredEntry } from './entry.ts';
import { createJournal } from './journal.ts';
import { createMemoryJournal } from './memory.ts';

const message: Change = {
  name: 'send-message',
  input: { topic: 'Order', name: 'Ada', email: 'ada@example.com', orderNumber: null, message: 'Where is it?' },
};
const busy = { status: 429, code: null, message: null, at: 0 };

/** A guest's journal, in which a change was sent once and the store asked to send it later. */
const putOff = async (change: Change, row: string) => {
  const store = createMemoryJournal();
  const journal = createJournal({ store });
  const transitions = createTransitions(store, Date.now, () => undefined);
  const { entry } = await journal.append({ ...origin, owner: 'guest' }, change);
  if (entry === null) throw new Error('Nothing was recorded.');
  const begun = await transitions.begin(entry, { call: { row }, observed: null });
  if (begun === null) throw new Error('It was gone.');
  const postpone = () => transitions.postpone(begun, { until: 60_000, isServerError: false, failure: busy });
  return { journal, entry, postpone };
};

const ofBoth = async (journal: { entries: (owner: string) => Promise<readonly StoredEntry[]> }) => ({
  guest: await journal.entries('guest'),
  shopper: await journal.entries('u-1'),
});

test('a guest’s message that the store put off goes with them when they sign in, as a new request of theirs', async () => {
  const { journal, entry, postpone } = await putOff(message, 'sendContactMessage');
  await postpone();
  await journal.reassign('guest', 'u-1');
  const { guest, shopper } = await ofBoth(journal);
  expect(guest).toEqual([]);
  expect(shopper).toMatchObject([{ id: entry.id, state: 'waiting', attempts: 0, call: null, notBefore: 60_000 }]);
  expect(shopper[0]?.key).not.toBe(entry.key);
});

test('a message that is being sent stays where it is, and so does a cart change that the store may have', async () => {
  const sending = await putOff(message, 'sendContactMessage');
  await sending.journal.reassign('guest', 'u-1');
  expect(await ofBoth(sending.journal)).toMatchObject({ guest: [{ state: 'sending' }], shopper: [] });
  const added = await putOff(add('A', 1), 'addToBasket');
  await added.postpone();
  await added.journal.reassign('guest', 'u-1');
  expect(await ofBoth(added.journal)).toMatchObject({ guest: [{ attempts: 1 }], shopper: [] });
});
