import { expect, test } from 'vitest';
import { createMemoryJournal } from './memory.ts';
import { addReceipt, recordedOf, removeReceipts } from './receipts.ts';

const dayMs = 24 * 60 * 60 * 1000;

test('a receipt says that a change was recorded, until it is withdrawn or three months old', async () => {
  const store = createMemoryJournal();
  await store.write(async (tx) => {
    await addReceipt(tx, 'a', 0);
    await addReceipt(tx, 'b', dayMs);
    await addReceipt(tx, 'c', 2 * dayMs);
    await removeReceipts(tx, ['b', 'never']);
  });
  expect([...(await recordedOf(store, ['a', 'b', 'c', 'd']))]).toEqual(['a', 'c']);
  await store.write((tx) => addReceipt(tx, 'd', 91 * dayMs));
  expect([...(await recordedOf(store, ['a', 'b', 'c', 'd']))]).toEqual(['c', 'd']);
});
