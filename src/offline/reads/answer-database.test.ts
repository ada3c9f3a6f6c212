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

test('a guest’s answers are kept; a shopper’s only while they are the one [PWA-05]', async () => {
  await writeAnswerText(keyOf('guest', 'basket'), 'guest');
  await writeAnswerText(keyOf(ada, 'basket'), 'ada');
  expect(await all()).toEqual(['guest']);
  await keeps(ada);
  await writeAnswerText(keyOf(ada, 'basket'), 'ada');
  await writeAnswerText(keyOf(ben, 'basket'), 'ben');
  expect(await all()).toEqual(['ada', 'guest']);
  expect(await readAnswerText(keyOf(ada, 'basket'))).toBe('ada');
});

test('what was under way when a shopper left is not kept, and what was theirs is gone [SES-04]', async () => {
  await keeps(ada, true);
  await writeAnswerText(keyOf(ada, 'basket'), 'ada');
  await Promise.all([writeOfflineShopper(null), writeAnswerText(keyOf(ada, 'customer'), 'late')]);
  expect(await all()).toEqual([]);
  expect(await readOfflineShopper()).toBeNull();
  await keeps(ben);
  await writeAnswerText(keyOf(ada, 'customer'), 'later');
  expect(await all()).toEqual([]);
});

test('orders are kept with own prices alone, and go when these are no longer kept', async () => {
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

test('what a guest ordered is kept until somebody signs in, also on a device that keeps nothing of theirs', async () => {
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

test('the worker keeps the catalogue of guests, and of the shopper who keeps prices', async () => {
  await keeps(ada);
  expect(await mayCacheCatalogueOf('guest')).toBe(true);
  expect(await mayCacheCatalogueOf(ada)).toBe(false);
  await keeps(ada, true);
  expect(await mayCacheCatalogueOf(ada)).toBe(true);
  expect(await mayCacheCatalogueOf(ben)).toBe(false);
});

test('a full device gives the answers up and not who may keep more', async () => {
  await keeps(ada);
  await writeAnswerText(keyOf(ada, 'basket'), 'ada');
  expect(await clearAnswers()).toBe(true);
  expect(await clearAnswers()).toBe(false);
  expect(await readOfflineShopper()).toMatchObject({ audience: ada });
});
