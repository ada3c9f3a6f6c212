import { expect, test } from 'vitest';
import { knownPart as known } from '#tests/support/stores/known-part.ts';
import { goodRowOf, type KnownPart, type LookupOutcome, problemOf } from './pad-row.ts';
import { quickOrderWording } from '#wording/quick-order.ts';
import type { PadEvent } from './pad-event.ts';
import { emptyPad, nextPad, type PadState, savedRows } from './pad-state.ts';
import { rowWords } from './row-words.ts';

const in50s = { quantityRule: { minimum: 50, maximum: null, increment: 50 } };

const after = (...events: readonly PadEvent[]): PadState => events.reduce(nextPad, emptyPad);
const read = (...lines: readonly (readonly [code: string, quantity: string])[]): PadEvent => ({
  type: 'lines-read',
  at: null,
  lines: lines.map(([code, quantity], at) => ({ line: at + 1, code, quantity })),
});
const found = (state: PadState, parts: Readonly<Record<string, KnownPart>>): PadState =>
  nextPad(state, {
    type: 'looked-up',
    outcomes: state.rows.flatMap(({ id, code, lookup }): LookupOutcome[] => {
      const part = parts[code];
      if (lookup.type !== 'checking') return [];
      return part === undefined
        ? [{ id, code, lookup: { type: 'not-found', near: null, isFromDevice: false } }]
        : [{ id, code, lookup: { type: 'found', known: part } }];
    }),
  });
const shown = ({ rows }: PadState) =>
  rows.filter(({ code, quantity }) => `${code}${quantity}` !== '').map(({ code, quantity }) => `${code} ${quantity}`);

test('a quantity that is not sold becomes one that is, says so, and goes back when asked [CAT-08]', () => {
  const state = found(after(read(['A', '30'])), { A: known('A', in50s) });
  const [row] = state.rows;
  expect(row).toMatchObject({ quantity: '50', adjusted: { asked: 30, given: 50 } });
  expect(row === undefined ? [] : rowWords(row)).toMatchObject([{ isWrong: false, canUndo: true }]);
  const undone = nextPad(state, { type: 'adjustment-undone', id: row?.id ?? '' }).rows[0];
  expect(undone).toMatchObject({ quantity: '30', isAsTyped: true });
  expect(undone === undefined ? null : problemOf(undone)).toMatchObject({ type: 'not-sold-so' });
  expect(undone === undefined ? undefined : goodRowOf(undone)).toBeNull();
});

test('what must be ordered with options stays on the pad and says so, and what may be goes into the cart [CAT-08]', () => {
  const [must, may] = found(after(read(['A', '1'], ['B', '1'])), {
    A: known('A', { hasAddOns: true, requiresAddOns: true }),
    B: known('B', { hasAddOns: true, requiresAddOns: false }),
  }).rows;
  if (must === undefined || may === undefined) throw new Error('The pad has no rows.');
  expect(problemOf(must)).toEqual({ type: 'needs-choice' });
  expect(rowWords(must)).toMatchObject([{ text: quickOrderWording.needsChoice, isWrong: true }]);
  expect(goodRowOf(must)).toBeNull();
  expect(goodRowOf(may)).toMatchObject({ quantity: 1 });
});

test('of a part with less left than the smallest quantity, nothing can be ordered, and the row says why [CAT-08]', () => {
  const few = known('A', { ...in50s, stock: { quantity: 4, isInStock: true, isLow: true, restockDate: null } });
  const [row] = found(after(read(['A', '30'])), { A: few }).rows;
  if (row === undefined) throw new Error('The pad has no rows.');
  expect(row).toMatchObject({ quantity: '30', adjusted: null });
  expect(rowWords(row)).toEqual([
    { text: 'Too few left. The smallest quantity is 50.', isWrong: true, canUndo: false },
  ]);
  expect(goodRowOf(row)).toBeNull();
});

test('lines for one part are added up, before the quantity is made one that is sold [CAT-08]', () => {
  const state = found(after(read(['A', '30'], ['B', '1'], ['a', '40'])), {
    A: known('A', in50s),
    a: known('A', in50s),
    B: known('B'),
  });
  expect(shown(state)).toEqual(['A 100', 'B 1']);
  expect(state.rows[0]).toMatchObject({ joined: [40], adjusted: { asked: 70, given: 100 } });
});

test('what is being typed as a quantity is not changed by what is found, but once it has been entered [CAT-08]', () => {
  const asked = after(read(['A', '']), { type: 'quantity-begun', id: 'row-1' });
  const id = asked.rows[0]?.id ?? '';
  const typed = (state: PadState, quantity: string) => nextPad(state, { type: 'quantity-typed', id, quantity });
  const half = found(typed(asked, '1'), { A: known('A', in50s) });
  expect(half.rows[0]).toMatchObject({ quantity: '1', adjusted: null, lookup: { type: 'found' } });
  const whole = typed(half, '130');
  expect(nextPad(whole, { type: 'quantity-entered', id }).rows[0]).toMatchObject({
    quantity: '150',
    adjusted: { asked: 130, given: 150 },
  });
});

test('a row is added to another for its part once its quantity is entered, not while it is typed [CAT-08]', () => {
  const first = found(after(read(['A', '2'])), { A: known('A') });
  const asked = nextPad(first, read(['A', '']));
  const id = asked.rows[1]?.id ?? '';
  const begun = found(nextPad(asked, { type: 'quantity-begun', id }), { A: known('A') });
  expect(shown(begun)).toEqual(['A 2', 'A 1']);
  const typed = nextPad(begun, { type: 'quantity-typed', id, quantity: '12' });
  expect(shown(nextPad(typed, { type: 'quantity-entered', id }))).toEqual(['A 14']);
});

test('a line whose quantity cannot be read is not added up, and not lost [CAT-08]', () => {
  const state = found(after(read(['A', '2'], ['A', 'ten'])), { A: known('A') });
  expect(shown(state)).toEqual(['A 2', 'A ten']);
});

test('what is not found stays as it was typed [CAT-08]', () => {
  expect(shown(found(after(read(['X-1', '3'])), {}))).toEqual(['X-1 3']);
});

test('a row that was changed while it was looked up is left alone', () => {
  const asked = after(read(['A', '2']));
  const [row] = asked.rows;
  const typed = nextPad(asked, { type: 'code-typed', id: row?.id ?? '', code: 'AB' });
  const late = nextPad(typed, {
    type: 'looked-up',
    outcomes: [{ id: row?.id ?? '', code: 'A', lookup: { type: 'found', known: known('A') } }],
  });
  expect(late.rows[0]).toMatchObject({ code: 'AB', lookup: { type: 'none' } });
});

test('a quantity that was filled in goes with the number it was for, also after a restart; one that was asked for stays [CAT-08]', () => {
  const typed = (state: PadState, code: string) => nextPad(state, { type: 'code-typed', id: idOf(state), code });
  const idOf = ({ rows }: PadState) => rows[0]?.id ?? '';
  const filled = found(after(read(['A', ''])), { A: known('A', in50s) });
  expect(shown(filled)).toEqual(['A 50']);
  const opened = found(after({ type: 'opened', rows: savedRows(filled) }), { A: known('A', in50s) });
  for (const state of [filled, opened]) {
    expect(shown(typed(state, ''))).toEqual([]);
    expect(shown(typed(state, 'B'))).toEqual(['B ']);
    const picked = nextPad(state, { type: 'part-picked', id: idOf(state), known: known('B') });
    expect(shown(picked)).toEqual(['B 1']);
  }
  const left = nextPad(filled, { type: 'quantity-typed', id: idOf(filled), quantity: '50' });
  expect(shown(typed(nextPad(left, { type: 'quantity-entered', id: idOf(filled) }), ''))).toEqual([]);
  const asked = nextPad(filled, { type: 'quantity-typed', id: idOf(filled), quantity: '100' });
  expect(shown(typed(nextPad(asked, { type: 'quantity-entered', id: idOf(filled) }), ''))).toEqual([' 100']);
  const twice = found(nextPad(filled, read(['A', ''])), { A: known('A', in50s) });
  expect(shown(typed(twice, ''))).toEqual([' 100']);
});

test('a number and a quantity typed in one box are separated', () => {
  const typed = after({ type: 'code-typed', id: 'row-1', code: '12x FX-1' }, { type: 'code-entered', id: 'row-1' });
  expect(typed.rows[0]).toMatchObject({ code: 'FX-1', quantity: '12', lookup: { type: 'checking' } });
});

test('there are five rows at least, and always an empty one below', () => {
  expect(emptyPad.rows).toHaveLength(5);
  const full = after(read(['A', ''], ['B', ''], ['C', ''], ['D', ''], ['E', '']));
  expect(full.rows).toHaveLength(6);
  expect(full.rows.at(-1)?.code).toBe('');
});

test('a first row that somebody has just begun is still there once the pad has been read from the device, whatever was on it [CAT-08]', () => {
  const typed = { type: 'code-typed', id: 'row-1', code: 'NEW' } as const;
  expect(shown(after({ type: 'opened', rows: [] }, typed))).toEqual(['NEW ']);
  const rows = savedRows(after(read(['A', '1'], ['B', '2'])));
  const opened = after({ type: 'opened', rows }, typed);
  expect(shown(opened)).toEqual(['A 1', 'B 2', 'NEW ']);
  expect(opened.rows).toHaveLength(5);
});

test('a row that is removed comes back where it was', () => {
  const state = found(after(read(['A', '1'], ['B', '2'])), { A: known('A'), B: known('B') });
  const [row] = state.rows;
  if (row === undefined) throw new Error('no row');
  const left = nextPad(state, { type: 'removed', ids: new Set([row.id]) });
  expect(shown(left)).toEqual(['B 2']);
  expect(shown(nextPad(left, { type: 'restored', row, at: 0 }))).toEqual(['A 1', 'B 2']);
});

test('every row is saved with the quantity that it shows, and looked up when the pad is opened again', () => {
  const saved = savedRows(found(after(read(['A', '30'], ['X', 'ten'])), { A: known('A', in50s) }));
  const opened = after({ type: 'opened', rows: saved });
  expect(shown(opened)).toEqual(['A 50', 'X ten']);
  expect(opened.rows.slice(0, 2).map(({ lookup }) => lookup.type)).toEqual(['checking', 'checking']);
});
