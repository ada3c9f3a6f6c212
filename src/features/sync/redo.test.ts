import { expect, test } from 'vitest';
import { Refused } from '#api/api-error.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { waitingOf } from '#offline/journal/read-waiting.ts';
import { inertJournal, type ShopJournal } from '#shopper/shop-journal.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import { redo } from './use-change-actions.ts';

/** A change that nobody is sure of, in the journal of a page that fails to record it again. */
const failingWith = async (failure: Error) => {
  const store = createMemoryJournal();
  const journal = createJournal({ store });
  const { entry } = await journal.append(origin, add('A', 2));
  if (entry === null) throw new Error('Nothing was recorded.');
  await store.write((tx) => tx.put({ ...entry, state: 'unsure', attempts: 1, call: { row: 'addToBasket' } }));
  const page: ShopJournal = {
    ...inertJournal,
    discard: (id) => journal.discard(id),
    restore: (one) => journal.restore(one),
    make: () => Promise.reject(failure),
  };
  const [change] = waitingOf(await journal.entries());
  if (change === undefined) throw new Error('Nothing waits.');
  return { journal, again: () => redo(page, change) };
};

test('a change that a full device can’t record again stays to be decided', async () => {
  const { journal, again } = await failingWith(new DOMException('The device is full.', 'QuotaExceededError'));
  await expect(again()).rejects.toThrow('full');
  expect(await journal.entries()).toMatchObject([{ state: 'unsure', attempts: 1 }]);
  expect(await journal.finished(origin.owner)).toEqual([]);
});

test('one that the store then refuses is decided', async () => {
  const { journal, again } = await failingWith(new Refused({ status: 409, errors: ['Out of stock.'] }));
  await expect(again()).rejects.toThrow('Out of stock.');
  expect(await journal.entries()).toEqual([]);
});
