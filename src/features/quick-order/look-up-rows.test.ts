import { expect, test } from 'vitest';
import { createCurrentShop, guestState } from '#app/current-shop.ts';
import { knownPart } from '#tests/support/stores/known-part.ts';
import { sampleConfiguration } from '#tests/support/samples/configuration.ts';
import { lookUpRows } from './look-up-rows.ts';
import { rowOf } from './pad-row.ts';

const shop = createCurrentShop(sampleConfiguration, guestState(sampleConfiguration)).get();
const rows = [rowOf(1, { code: 'HERE' }), rowOf(2, { code: 'ELSEWHERE' })];

test('without the store a part on the device is found; another one waits, or is not found where the device has all parts [CAT-08]', async () => {
  const here = knownPart('HERE');
  const nothing = () => Promise.resolve([]);
  const resolve = () => Promise.resolve(new Map([['HERE', here]]));
  const device = { resolve, match: nothing, products: nothing, near: nothing };
  const lookUp = (isWhole: boolean) => lookUpRows(shop, { ...device, isWhole }, rows, { isDown: true });
  const found = { id: 'row-1', code: 'HERE', lookup: { type: 'found', known: here } };
  expect(await lookUp(false)).toEqual([found, { id: 'row-2', code: 'ELSEWHERE', lookup: { type: 'away' } }]);
  const notFound = { type: 'not-found', near: null, isFromDevice: true };
  expect(await lookUp(true)).toEqual([found, { id: 'row-2', code: 'ELSEWHERE', lookup: notFound }]);
});
