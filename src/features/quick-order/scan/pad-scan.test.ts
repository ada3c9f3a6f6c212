import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill';
import { expect, test } from 'vitest';
import type { KnownPart } from '#features/quick-order/pad-row.ts';
import type { PadEvent } from '#features/quick-order/pad-event.ts';
import { emptyPad, nextPad, type PadState, savedRows } from '#features/quick-order/pad-state.ts';
import { knownPart } from '#tests/support/stores/known-part.ts';

const barcode = '2000000000015';
const inPacks = knownPart('CLIP-50', { barcode, quantityRule: { minimum: 50, maximum: null, increment: 50 } });
const single = knownPart('BOLT', { barcode });

const scanned = (code: string): PadEvent => ({ type: 'scanned', code });
const after = (state: PadState, ...events: readonly PadEvent[]): PadState => events.reduce(nextPad, state);
const lookedUp = (state: PadState, part: KnownPart | null): PadState =>
  nextPad(state, {
    type: 'looked-up',
    outcomes: state.rows
      .filter(({ lookup }) => lookup.type === 'checking')
      .map(({ id, code }) => ({
        id,
        code,
        lookup: part === null ? { type: 'not-found', near: null, isFromDevice: false } : { type: 'found', known: part },
      })),
  });
const shown = ({ rows }: PadState) =>
  rows.filter(({ code, quantity }) => `${code}${quantity}` !== '').map(({ code, quantity }) => `${code} ${quantity}`);

test('a code that is scanned again adds one to its row, before its part is known and after [CAT-08]', () => {
  const state = lookedUp(after(emptyPad, scanned(barcode), scanned(barcode)), single);
  expect(shown(state)).toEqual(['BOLT 2']);
  expect(shown(after(state, scanned(barcode), scanned('bolt')))).toEqual(['BOLT 4']);
});

test('a barcode is known with and without the zeros in front', () => {
  const state = lookedUp(after(emptyPad, scanned('0012345678905')), knownPart('UPC', { barcode: '012345678905' }));
  expect(shown(after(state, scanned('012345678905'), scanned('00012345678905')))).toEqual(['UPC 3']);
});

test('what is sold in packs is scanned by the pack, and no quantity is said to have been changed [CAT-08]', () => {
  const once = lookedUp(after(emptyPad, scanned(barcode)), inPacks);
  expect(shown(once)).toEqual(['CLIP-50 50']);
  expect(shown(after(once, scanned(barcode)))).toEqual(['CLIP-50 100']);
  const thrice = lookedUp(after(emptyPad, scanned(barcode), scanned(barcode), scanned(barcode)), inPacks);
  expect(shown(thrice)).toEqual(['CLIP-50 150']);
  expect(thrice.rows[0]?.adjusted).toBeNull();
});

test('a code that names nothing stays on the pad, once, however often it is scanned [CAT-08]', () => {
  const state = lookedUp(after(emptyPad, scanned('4711')), null);
  expect(shown(after(state, scanned('4711'), scanned('4711')))).toEqual(['4711 3']);
});

test('scans of a part that could not be looked up yet are packs, too, after the shop was closed [CAT-08]', () => {
  const saved = savedRows(after(emptyPad, scanned(barcode), scanned(barcode)));
  expect(shown(lookedUp(after(emptyPad, { type: 'opened', rows: saved }), inPacks))).toEqual(['CLIP-50 100']);
});

test('a quantity that was typed is what a scan adds to, and one that cannot be read is left alone [CAT-08]', () => {
  const state = after(emptyPad, scanned(barcode));
  const id = state.rows[0]?.id ?? '';
  const typed = after(state, { type: 'quantity-typed', id, quantity: '30' });
  expect(shown(lookedUp(after(typed, scanned(barcode)), single))).toEqual(['BOLT 31']);
  const unread = after(state, { type: 'quantity-typed', id, quantity: 'ten' });
  expect(shown(after(unread, scanned(barcode)))).toEqual([`${barcode} ten`, `${barcode} 1`]);
});

test('the WebAssembly that is served is the one that its script was made for', () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  expect(createHash('sha256').update(readFileSync(file)).digest('hex')).toBe(ZXING_WASM_SHA256);
});
