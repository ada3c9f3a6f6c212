import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openJournalDatabase } from '#offline/journal/database.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { journalDatabase } from '#offline/storage-names.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import { abortInBfcache } from './abort-in-bfcache.ts';

const page = new EventTarget();
const begin = IDBDatabase.prototype.transaction;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  abortInBfcache();
});
afterEach(() => {
  IDBDatabase.prototype.transaction = begin;
});

const show = (type: 'pagehide' | 'pageshow', persisted: boolean): void =>
  void page.dispatchEvent(Object.assign(new Event(type), { persisted }));

const ended = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error(request.error?.message)));
  });

/** How many changes another page, which is not in the back/forward cache, finds; it waits for all earlier writes. */
const foundElsewhere = async (): Promise<number> => {
  const database = await ended(indexedDB.open(journalDatabase));
  const entries = begin.call(database, 'entries', 'readwrite').objectStore('entries');
  return ended(entries.count()).finally(() => database.close());
};

test('a page in the back/forward cache lets go of the journal, and what it was writing is written once when it is back [PWA-06]', async () => {
  const journal = createJournal({ store: openJournalDatabase() });
  await journal.entries();
  const begun = journal.append(origin, add('v1', 2));
  await Promise.resolve();
  show('pagehide', true);
  const later = journal.append(origin, add('v2', 3));
  expect(await foundElsewhere()).toBe(0);

  show('pageshow', true);
  await Promise.all([begun, later]);
  expect(await foundElsewhere()).toBe(2);
});

test('a page that leaves for good finishes what it writes [PWA-06]', async () => {
  const journal = createJournal({ store: openJournalDatabase() });
  await journal.entries();
  const begun = journal.append(origin, add('v3', 1));
  show('pagehide', false);
  await begun;
  expect(await foundElsewhere()).toBe(1);
});
