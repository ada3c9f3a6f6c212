import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import {
  clearAnswerDatabase,
  clearAnswers,
  mayCacheCatalogueOf,
  readAnswerText,
  readAnswerTexts,
  readOfflineShopper,
  writeOfflineShopper,
  writeAnswerText,
} from './answer-database.ts';

const ada = 'u-00000000000000ad';
const ben = 'u-00000000000000be';
const keyOf = (audience: string, what: string, prefix = 'answer') =>
  `${prefix}-["shop.uk.GBP.GB.${audience}","${what}"]`;
const keeps = (audience: string, keepsPrices = false) =>
  writeOfflineShopper({ audience, keepsPrices, isChosen: false });
const all = async () => (await readAnswerTexts(() => true)).toSorted();

beforeEach(clearAnswerDatabase);

test('a guest’s answers are stored; a shopper’s only while the device is theirs [PWA-03]', async () => {
  await writeAnswerText(keyOf('guest', 'basket'), 'guest');
  await writeAnswerText(keyOf(ada, 'basket'), 'ada');
  expect(await all()).toEqual(['guest']);
  await keeps(ada);
  await writeAnswerText(keyOf(ada, 'basket'), 'ada');
  await writeAnswerText(keyOf(ben, 'basket'), 'ben');
  expect(await all()).toEqual(['ada', 'guest']);
  expect(await readAnswerText(keyOf(ada, 'basket'))).toBe('ada');
});

test('what was under way when a shopper left is not stored, and what was theirs is gone [SES-04]', async () => {
  await keeps(ada, true);
  await writeAnswerText(keyOf(ada, 'basket'), 'ada');
  await Promise.all([writeOfflineShopper(null), writeAnswerText(keyOf(ada, 'customer'), 'late')]);
  expect(await all()).toEqual([]);
  expect(await readOfflineShopper()).toBeNull();
  await keeps(ben);
  await writeAnswerText(keyOf(ada, 'customer'), 'later');
  expect(await all()).toEqual([]);
});

test('a shopper’s orders are stored with their own prices alone, and go when these are no longer stored', async () => {
  await keeps(ada);
  await writeAnswerText(keyOf(ada, 'orders', 'chosen'), 'order');
  expect(await all()).toEqual([]);
  await keeps(ada, true);
  await writeAnswerText(keyOf(ada, 'orders', 'chosen'), 'order');
  await writeAnswerText(keyOf(ada, 'basket'), 'basket');
  expect(await all()).toEqual(['basket', 'order']);
  await keeps(ada);
  expect(await all()).toEqual(['basket']);
  await writeAnswerText(keyOf('guest', 'orders', 'chosen'), 'guest order');
  expect(await all()).toEqual(['basket']);
});

test('a guest’s orders are stored until somebody signs in, whether or not their prices are stored', async () => {
  for (const keepsPrices of [true, false]) {
    await writeOfflineShopper(null);
    await writeAnswerText(keyOf('guest', 'orders', 'chosen'), 'guest order');
    await writeAnswerText(keyOf('guest', 'basket'), 'guest basket');
    expect(await all()).toEqual(['guest basket', 'guest order']);
    await writeOfflineShopper(null);
    expect(await all()).toEqual(['guest basket', 'guest order']);
    await keeps(ada, keepsPrices);
    expect(await all()).toEqual(['guest basket']);
  }
});

test('the worker may cache the catalogue of guests, and of the shopper whose prices are stored', async () => {
  await keeps(ada);
  expect(await mayCacheCatalogueOf('guest')).toBe(true);
  expect(await mayCacheCatalogueOf(ada)).toBe(false);
  await keeps(ada, true);
  expect(await mayCacheCatalogueOf(ada)).toBe(true);
  expect(await mayCacheCatalogueOf(ben)).toBe(false);
});

test('clearing the answers leaves the record of whose answers are stored', async () => {
  await keeps(ada);
  await writeAnswerText(keyOf(ada, 'basket'), 'ada');
  expect(await clearAnswers()).toBe(true);
  expect(await clearAnswers()).toBe(false);
  expect(await readOfflineShopper()).toMatchObject({ audience: ada });
});
