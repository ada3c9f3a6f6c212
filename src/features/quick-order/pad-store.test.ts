import 'fake-indexeddb/auto';
import { clear, set } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { cookieNames } from '#contract/cookies.ts';
import { audienceOf } from '#offline/reads/read-context.ts';
import { keepShared, padTable, waitingShared } from '#offline/shared-files.ts';
import type { SavedRow } from './pad-row.ts';
import { forgetPad, openPad, type PadOwner } from './pad-store.ts';

const owner: PadOwner = { storeKey: 'store', audience: audienceOf('ada') };
const guest: PadOwner = { ...owner, audience: 'guest' };
const token = ['{}', JSON.stringify({ sub: 'ada', exp: 1 }), 's']
  .map((text) => Buffer.from(text).toString('base64url'))
  .join('.');
const row = (code: string, quantity = '2'): SavedRow => ({
  key: code,
  code,
  quantity,
  line: null,
  isAsTyped: false,
  scans: null,
});
const padOf = async (whose: PadOwner): Promise<readonly SavedRow[]> => (await openPad(whose)).rows;
const save = async (whose: PadOwner, rows: readonly SavedRow[], taken?: readonly string[]) =>
  (await openPad(whose)).save(rows, taken);
const typed = (rows: readonly SavedRow[]): string[] => rows.map(({ code, quantity }) => `${code} ${quantity}`);

beforeEach(async () => {
  vi.stubGlobal('document', { cookie: `${cookieNames.token}=${token}` });
  await clear(padTable);
});

test('a shared file that a pad has taken waits no longer once the pad is saved, and the others still do', async () => {
  await keepShared(owner.audience, [new File(['A-1,2'], 'a.csv'), new File(['B-1,2'], 'b.csv')]);
  const [first = '', second] = await waitingShared(owner.audience);
  expect(await save(owner, [row('A-1')], [first])).not.toBe(null);
  expect(await padOf(owner)).toEqual([row('A-1')]);
  expect(await waitingShared(owner.audience)).toEqual([second]);
});

test('a pad that was saved without rows opens empty, and the empty file that it took waits no longer', async () => {
  await keepShared(owner.audience, [new File([''], 'empty.csv')]);
  expect(await save(owner, [], await waitingShared(owner.audience))).not.toBe(null);
  expect([await padOf(owner), await waitingShared(owner.audience)]).toEqual([[], []]);
});

test('who signs out leaves neither their pad nor what waits for it', async () => {
  await save(owner, [row('A-1')]);
  await keepShared(owner.audience, [new File(['B-1,2'], 'b.csv')]);
  await keepShared('guest', [new File(['C-1,2'], 'c.csv')]);
  await forgetPad(owner);
  expect(await padOf(owner)).toEqual([]);
  expect(await waitingShared(owner.audience)).toEqual(await waitingShared('guest'));
  expect(await waitingShared('guest')).toHaveLength(1);
});

test('for somebody who has signed out no pad is written, and none is taken over from a guest', async () => {
  await save(guest, [row('A-1')]);
  vi.stubGlobal('document', { cookie: '' });
  expect(await save(owner, [row('A-1')])).toBe(null);
  expect(await padOf(owner)).toEqual([]);
  vi.stubGlobal('document', { cookie: `${cookieNames.token}=${token}` });
  expect(await padOf(owner)).toEqual([row('A-1')]);
  expect(await padOf(guest)).toEqual([]);
});

test('a pad of the version before is read, its rows told apart by their places', async () => {
  const { key: _key, ...keyless } = row('A-1');
  await set(JSON.stringify([guest.storeKey, guest.audience]), { rows: [keyless, keyless] }, padTable);
  const pad = await openPad(guest);
  expect(typed(pad.rows)).toEqual(['A-1 2', 'A-1 2']);
  expect(new Set(pad.rows.map(({ key }) => key)).size).toBe(2);
  await pad.save(pad.rows.slice(1));
  expect(typed(await padOf(guest))).toEqual(['A-1 2']);
});

test('of two tabs with one pad neither takes back what the other typed, changed or took away', async () => {
  await save(guest, [row('A'), row('B'), row('C')]);
  const [one, other] = [await openPad(guest), await openPad(guest)];
  // One tab removes A, changes B and adds D; the other still has all three unchanged, and adds E.
  await one.save([row('B', '7'), row('C'), row('D')]);
  const from = await other.save([row('A'), row('B'), row('C'), row('E')]);
  expect([from?.removed, typed(from?.changed ?? []), typed(from?.added ?? [])]).toEqual([['A'], ['B 7'], ['D 2']]);
  expect(typed(await padOf(guest)).toSorted()).toEqual(['B 7', 'C 2', 'D 2', 'E 2']);
});

test('a row that two tabs changed is as it was changed last, also where one of them took it away', async () => {
  await save(guest, [row('A')]);
  const [one, other] = [await openPad(guest), await openPad(guest)];
  await one.save([row('A', '5')]);
  await other.save([row('A', '9')]);
  expect(typed(await padOf(guest))).toEqual(['A 9']);
  await one.save([]);
  expect(typed(await padOf(guest))).toEqual(['A 9']);
});

test('a tab whose rows were all taken away elsewhere does not bring them back', async () => {
  const [one, other] = [await openPad(guest), await openPad(guest)];
  await one.save([row('A')]);
  expect(typed((await other.save([]))?.added ?? [])).toEqual(['A 2']);
  await one.save([]);
  await one.save([]);
  expect((await other.save([row('A')]))?.removed).toEqual(['A']);
  expect(await padOf(guest)).toEqual([]);
});
