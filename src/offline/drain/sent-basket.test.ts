import { expect, test } from 'vitest';
import { emptyBasket } from '#tests/support/samples/line.ts';
import { ownerOf } from '#offline/journal/entry.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import type { JournalTransaction } from '#offline/journal/store.ts';
import { forgetSentBasket, isLastKept, keepSentBasket, sentBasket } from './sent-basket.ts';

const owner = ownerOf('u-1');
const sent = { owner, storeKey: 'tradecounter', countryCode: 'GB' };

/** A device's journal that counts how often the whole basket is read from it. */
const countingJournal = () => {
  const store = createMemoryJournal();
  const counted = { reads: 0 };
  const counting = (tx: JournalTransaction): JournalTransaction => ({
    ...tx,
    fact: (key) => {
      if (key[1] === 'sent-basket') counted.reads += 1;
      return tx.fact(key);
    },
  });
  return {
    counted,
    keep: (version: number) =>
      store.write((tx) => keepSentBasket(tx, sent, { basket: { ...emptyBasket, version }, at: version })),
    read: () => store.read((tx) => sentBasket(counting(tx), owner)),
    forget: () => store.write((tx) => forgetSentBasket(tx, owner)),
  };
};

test('the basket that this page stored last is not read from the device again', async () => {
  const { counted, keep, read } = countingJournal();
  await keep(1);
  expect((await read())?.basket.version).toBe(1);
  expect(counted.reads).toBe(0);
});

test('a basket that another page has stored since is read from the device', async () => {
  const here = countingJournal();
  await here.keep(1);
  const elsewhere = countingJournal();
  await elsewhere.keep(2);
  expect((await here.read())?.basket.version).toBe(1);
  expect(here.counted.reads).toBe(1);
});

test('only the very answer that was stored last counts as checked, and none once it is forgotten', async () => {
  const { keep, read, forget } = countingJournal();
  await keep(1);
  const kept = (await read())?.basket;
  expect([isLastKept(kept), isLastKept(structuredClone(kept)), isLastKept(null)]).toEqual([true, false, false]);
  await forget();
  expect(isLastKept(kept)).toBe(false);
  expect(await read()).toBeNull();
});
