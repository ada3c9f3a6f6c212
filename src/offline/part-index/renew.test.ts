import 'fake-indexeddb/auto';
import { get, keys, set } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { contextOf } from '#offline/reads/read-context.ts';
import { pageOf, partAge, partNamed } from '#tests/search/part-search.ts';
import { partStore } from './database.ts';
import { renewIndex } from './renew.ts';
import { createPartSearch } from './search.ts';
import { readIndex, removeIndex } from './store.ts';

const guest = contextOf({ storeKey: 's', currencyCode: 'GBP', countryCode: 'GB', audience: 'guest' });
const head = { version: 'v1', next: null, isWhole: true, pages: 2, total: 2, totalBytes: 900 };
const parts = [partNamed('FX-1', 'Hex bolt', 'M10'), partNamed('FX-2', 'Ball valve', '22 mm')];
const changed = partNamed('FX-1', 'Hex nut', 'M10');

const nameOn = (form: string) => `guest/${guest.mark}/${form}`;
const found = async (typed: string) => {
  const search = createPartSearch();
  for (const page of (await readIndex(guest))?.pages ?? []) search.apply(page.segment, page.removed);
  return search.find(typed, 5).map(({ part, asOf }) => [part.name, asOf]);
};

beforeEach(() => removeIndex(guest));

test('what version 0.1.0 wrote is written anew, in the same order, and its own form goes', async () => {
  const { terms } = partAge;
  const packed = (some: readonly object[], removed: readonly string[], asOf: number) => ({
    parts: some.map((part) => ({ text: JSON.stringify(part) })),
    removed,
    asOf,
    terms,
  });
  await set(nameOn('packed/0'), packed(parts, [], 1), partStore);
  await set(nameOn('packed/1'), packed([changed], ['fx-2'], 2), partStore);
  await set(nameOn('packed'), head, partStore);
  expect(await readIndex(guest)).toBeNull();
  expect(await renewIndex(guest)).toBe(true);
  expect(await found('hex')).toEqual([['Hex nut', 2]]);
  expect(await found('valve')).toEqual([]);
  expect((await keys<string>(partStore)).filter((key) => key.startsWith(nameOn('packed')))).toEqual([]);
});

test('words made by other rules are made anew', async () => {
  const page = { segment: { ...pageOf(parts), terms: 'other\nterms' }, removed: [], asOf: 1, wordRules: 0 };
  await set(nameOn('segments/0'), page, partStore);
  await set(nameOn('segments'), { ...head, pages: 1 }, partStore);
  expect(await readIndex(guest)).toBeNull();
  expect(await renewIndex(guest)).toBe(true);
  expect(await found('valve')).toEqual([['Ball valve', 1]]);
});

test('where there is none, nothing is written', async () => {
  expect(await renewIndex(guest)).toBe(false);
  expect(await get(nameOn('segments'), partStore)).toBeUndefined();
});
