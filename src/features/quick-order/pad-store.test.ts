import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test } from 'vitest';
import { keepShared, padTable, waitingShared } from '#offline/shared-files.ts';
import { forgetPad, openPad, type PadOwner, savePad } from './pad-store.ts';

const owner: PadOwner = { storeKey: 'store', audience: 'u-1' };
const row = { code: 'A-1', quantity: '2', line: null, isAsTyped: false, scans: null };

beforeEach(() => clear(padTable));

test('what was taken into a pad waits no longer once the pad is written down, and the rest still does', async () => {
  await keepShared('u-1', [new File(['A-1,2'], 'a.csv'), new File(['B-1,2'], 'b.csv')]);
  const [first = '', second] = await waitingShared('u-1');
  expect(await savePad(owner, [row], [first])).toBe(true);
  expect(await openPad(owner)).toEqual([row]);
  expect(await waitingShared('u-1')).toEqual([second]);
});

test('a pad without rows is none, also where what it took held none', async () => {
  await keepShared('u-1', [new File([''], 'empty.csv')]);
  expect(await savePad(owner, [], await waitingShared('u-1'))).toBe(true);
  expect([await openPad(owner), await waitingShared('u-1')]).toEqual([[], []]);
});

test('who signs out leaves neither their pad nor what waits for it', async () => {
  await savePad(owner, [row]);
  await keepShared('u-1', [new File(['B-1,2'], 'b.csv')]);
  await keepShared('guest', [new File(['C-1,2'], 'c.csv')]);
  await forgetPad(owner);
  expect(await openPad(owner)).toEqual([]);
  expect(await waitingShared('u-1')).toEqual(await waitingShared('guest'));
  expect(await waitingShared('guest')).toHaveLength(1);
});
