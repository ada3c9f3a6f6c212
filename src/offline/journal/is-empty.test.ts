import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { knownState } from '#offline/drain/known-state.ts';
import { openJournalDatabase } from './database.ts';
import { isJournalEmpty } from './is-empty.ts';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

test('a device that never had a journal has an empty one, and asking makes none', async () => {
  expect(await isJournalEmpty()).toBe(true);
  expect(await indexedDB.databases()).toEqual([]);
});

test('a journal that was opened and in which nothing was written is empty', async () => {
  await openJournalDatabase().read(() => Promise.resolve());
  expect(await isJournalEmpty()).toBe(true);
});

test('a journal is not empty once it knows anything', async () => {
  await openJournalDatabase().write((tx) => knownState(tx).saveAnonymousId('7d1f2f4e-8f0b-4a62-9d3a-2b9a3a0f6f11'));
  expect(await isJournalEmpty()).toBe(false);
});

test('asking while the journal is first opened does not keep it from opening', async () => {
  const store = openJournalDatabase();
  const [, , rows] = await Promise.all([isJournalEmpty(), isJournalEmpty(), store.read((tx) => tx.entries())]);
  expect(rows).toEqual([]);
  expect(await store.read((tx) => tx.entries())).toEqual([]);
});

test('where databases are refused, it is not said to be empty', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  expect(await isJournalEmpty()).toBe(false);
});
