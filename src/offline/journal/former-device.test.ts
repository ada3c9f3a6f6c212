import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createRig } from '#tests/support/journal/rig.ts';
import { createModelStore } from '#tests/support/stores/model-store.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { openJournalDatabase } from './database.ts';
import { waitingOf } from './read-waiting.ts';
import { isShown } from './waiting.ts';

/** The contents of a device of version 0.1.0, as that version wrote them. Never regenerate it. */
const file = new URL('../../../tests/support/journal/device-0.1.0.json', import.meta.url);
const Device = z.object({
  entries: z.array(z.unknown()),
  facts: z.array(z.tuple([z.array(z.string()), z.unknown()])),
  log: z.array(z.unknown()),
});

const formerDevice = async (): Promise<void> => {
  // Test files in one worker share its globals, so others may have left a journal of the current version.
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { entries, facts, log } = z.parse(Device, JSON.parse(readFileSync(file, 'utf8')));
  const database = await openDB('tradecounter-journal', 1, {
    upgrade: (tables) => {
      tables.createObjectStore('entries', { keyPath: 'seq', autoIncrement: true }).createIndex('owner', 'owner');
      tables.createObjectStore('facts');
      tables.createObjectStore('log', { autoIncrement: true }).createIndex('owner', 'owner');
    },
  });
  for (const entry of entries) await database.add('entries', entry);
  for (const [key, value] of facts) await database.put('facts', value, key);
  for (const entry of log) await database.add('log', entry);
  database.close();
};

test('a device of the version before opens, shows what waits, and sends it once [PWA-06] [PWA-07]', async () => {
  await formerDevice();
  const store = openJournalDatabase();
  const model = createModelStore();
  const rig = createRig(model, { store });

  const waiting = waitingOf(await rig.journal.entries('u-1'));
  expect(waiting.map(({ name }) => name)).toEqual([
    'add-to-basket',
    'set-quantity',
    'create-list',
    'add-item',
    'record-view',
  ]);
  expect(waiting.every(isShown)).toBe(true);
  expect((await rig.journal.finished('u-1')).map(({ name }) => name)).toEqual(['remove-line']);
  expect(await store.read((tx) => knownState(tx).anonymousId('guest'))).toBe('anonymous-1');
  expect((await rig.journal.lane('u-1', 'basket')).mark).toBe(7);

  await rig.settle();
  expect(await rig.journal.entries()).toEqual([]);
  expect(model.basket('u-1')).toEqual({ 'v1|': 5, 'v2|': 3 });
  expect(model.lists('u-1')).toMatchObject([{ name: 'Site A' }]);
  // An entry attempted before keeps its key.
  expect(model.writes()[0]?.key).toBe('00000000-0000-4000-8000-000000000001');
});
