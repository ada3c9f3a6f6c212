import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import {
  dropShared,
  keepShared,
  maxFileBytes,
  maxWaitingFiles,
  padTable,
  readShared,
  waitingShared,
} from './shared-files.ts';

beforeEach(() => clear(padTable));

const texts = async (audience: Parameters<typeof waitingShared>[0]) =>
  Promise.all(
    (await waitingShared(audience)).map(async (key) => {
      const file = await readShared(key);
      return [file?.name, new TextDecoder().decode(await file?.arrayBuffer())];
    }),
  );

const csv = (name: string) => new File([`${name},1`], name);

test('what was shared is read back as it was, in its order', async () => {
  expect(await keepShared('guest', [csv('a'), csv('b')])).toBe(true);
  expect(await texts('guest')).toEqual([
    ['a', 'a,1'],
    ['b', 'b,1'],
  ]);
});

test('nobody takes what was shared by another shopper, and who signs in takes what a guest was handed', async () => {
  await keepShared('u-1', [csv('mine')]);
  await keepShared('u-2', [csv('theirs')]);
  await keepShared('guest', [csv('before')]);
  expect(await texts('guest')).toEqual([['before', 'before,1']]);
  expect((await texts('u-1')).map(([name]) => name)).toEqual(['mine', 'before']);
});

test('who signs out leaves nothing of what they shared', async () => {
  await keepShared('u-1', [csv('mine')]);
  await keepShared('u-2', [csv('theirs')]);
  await padTable('readwrite', async (table) => dropShared(table, 'u-1'));
  expect(await texts('u-1')).toEqual([]);
  expect(await texts('u-2')).toEqual([['theirs', 'theirs,1']]);
});

test('as many wait as a device should hold: a share beyond them is refused as a whole', async () => {
  const many = Array.from({ length: maxWaitingFiles - 1 }, (_, at) => csv(`f${at}`));
  expect(await keepShared('guest', many)).toBe(true);
  expect(await keepShared('guest', [csv('x'), csv('y')])).toBe(false);
  expect(await waitingShared('guest')).toHaveLength(maxWaitingFiles - 1);
  expect(await keepShared('guest', [csv('x')])).toBe(true);
  expect(await keepShared('guest', [])).toBe(false);
});

test('of a file that is too large only name and size are stored', async () => {
  const size = maxFileBytes + 1;
  const arrayBuffer = () => Promise.reject(new Error('It is not read.'));
  expect(await keepShared('guest', [{ name: 'huge.csv', size, arrayBuffer }])).toBe(true);
  const file = await readShared((await waitingShared('guest'))[0] ?? '');
  expect([file?.name, file?.size, (await file?.arrayBuffer())?.byteLength]).toEqual(['huge.csv', size, 0]);
});
