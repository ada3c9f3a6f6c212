import 'fake-indexeddb/auto';
import { clear } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { cookieNames } from '#contract/cookies.ts';
import { audienceOf } from '#offline/reads/read-context.ts';
import { keepShared, padTable, waitingShared } from '#offline/shared-files.ts';
import { forgetPad, openPad, type PadOwner, savePad } from './pad-store.ts';

const owner: PadOwner = { storeKey: 'store', audience: audienceOf('ada') };
const token = ['{}', JSON.stringify({ sub: 'ada', exp: 1 }), 's']
  .map((text) => Buffer.from(text).toString('base64url'))
  .join('.');
const row = { code: 'A-1', quantity: '2', line: null, isAsTyped: false, scans: null };

beforeEach(async () => {
  vi.stubGlobal('document', { cookie: `${cookieNames.token}=${token}` });
  await clear(padTable);
});

test('what was taken into a pad waits no longer once the pad is written down, and the rest still does', async () => {
  await keepShared(owner.audience, [new File(['A-1,2'], 'a.csv'), new File(['B-1,2'], 'b.csv')]);
  const [first = '', second] = await waitingShared(owner.audience);
  expect(await savePad(owner, [row], [first])).toBe(true);
  expect(await openPad(owner)).toEqual([row]);
  expect(await waitingShared(owner.audience)).toEqual([second]);
});

test('a pad without rows is none, also where what it took held none', async () => {
  await keepShared(owner.audience, [new File([''], 'empty.csv')]);
  expect(await savePad(owner, [], await waitingShared(owner.audience))).toBe(true);
  expect([await openPad(owner), await waitingShared(owner.audience)]).toEqual([[], []]);
});

test('who signs out leaves neither their pad nor what waits for it', async () => {
  await savePad(owner, [row]);
  await keepShared(owner.audience, [new File(['B-1,2'], 'b.csv')]);
  await keepShared('guest', [new File(['C-1,2'], 'c.csv')]);
  await forgetPad(owner);
  expect(await openPad(owner)).toEqual([]);
  expect(await waitingShared(owner.audience)).toEqual(await waitingShared('guest'));
  expect(await waitingShared('guest')).toHaveLength(1);
});

test('for somebody who has signed out no pad is written, and none is taken over from a guest', async () => {
  await savePad({ ...owner, audience: 'guest' }, [row]);
  vi.stubGlobal('document', { cookie: '' });
  expect(await savePad(owner, [row])).toBe(false);
  expect(await openPad(owner)).toEqual([]);
  vi.stubGlobal('document', { cookie: `${cookieNames.token}=${token}` });
  expect(await openPad(owner)).toEqual([row]);
  expect(await openPad({ ...owner, audience: 'guest' })).toEqual([]);
});
