import type { ChangedElsewhere } from '#shopper/drafts/merge-rows.ts';
import type { PadEvent } from './pad-event.ts';
import { joinSame } from './pad-join.ts';
import {
  asked,
  isBlank,
  isToRecheck,
  notAsked,
  openedRow,
  type KnownPart,
  type LookupOutcome,
  type PadRow,
  rowOf,
  type SavedRow,
} from './pad-row.ts';
import { askedFor, settled, unfilled } from './pad-quantity.ts';
import { assignReceipts, endAdding } from './pad-adding.ts';
import { readFreeLine, type ReadLine } from '#features/quick-order/input/read-lines.ts';
import { scannedAgain, scannedQuantity } from '#features/quick-order/scan/pad-scan.ts';

/** The pad: its rows in order, the last of which is always empty. */
export interface PadState {
  readonly rows: readonly PadRow[];
  readonly nextId: number;
}

const minRows = 5;

/** Appends empty rows, the spare ones first, until there are five and the last one is empty. */
const grown = (rows: readonly PadRow[], nextId: number, spare: readonly PadRow[] = []): PadState => {
  const all = [...rows];
  const left = [...spare];
  let id = nextId;
  for (let last = all.at(-1); all.length < minRows || last === undefined || !isBlank(last); last = all.at(-1)) {
    const kept = left.shift();
    all.push(kept ?? rowOf(id));
    if (kept === undefined) id += 1;
  }
  return { rows: all, nextId: id };
};

/** A pad without input. */
export const emptyPad: PadState = grown([], 1);

const change = (state: PadState, id: string, next: (row: PadRow) => PadRow): PadState =>
  grown(
    state.rows.map((row) => (row.id === id ? next(row) : row)),
    state.nextId,
  );

const joined = (state: PadState): PadState => {
  const rows = joinSame(state.rows);
  return rows === state.rows ? state : grown(rows, state.nextId);
};

const found = (row: PadRow, known: KnownPart): PadRow =>
  settled({
    ...row,
    code: known.part.sku,
    quantity: row.scans === null ? row.quantity : scannedQuantity(known, row.scans),
    scans: null,
    whole: null,
    lookup: { type: 'found', known },
    adjusted: null,
  });

const lookedUp = (row: PadRow, outcome: LookupOutcome | undefined): PadRow => {
  if (outcome === undefined || outcome.code !== row.code) return row;
  const { lookup } = outcome;
  if (lookup.type !== 'found') return { ...row, lookup };
  return found(outcome.isWhole === true ? { ...row, quantity: '' } : row, lookup.known);
};

/** The pad after an event. */
export const nextPad = (state: PadState, event: PadEvent): PadState => {
  switch (event.type) {
    case 'opened':
      // Input typed while storage was being read stays, below the saved rows; so does an empty row that somebody may have just entered.
      return grown(
        [
          ...event.rows.map((saved, at) => openedRow(state.nextId + at, { ...saved, receipt: undefined })),
          ...state.rows.filter((row) => !isBlank(row)),
        ],
        state.nextId + event.rows.length,
        state.rows.filter(isBlank),
      );
    case 'merged':
      return merged(state, event.from);
    case 'code-typed':
      return change(state, event.id, (row) => ({
        ...unfilled(row),
        code: event.code,
        whole: null,
        adjusted: null,
        isSwapped: false,
        scans: null,
        receipt: null,
        lookup: notAsked,
      }));
    case 'code-entered':
      return change(state, event.id, (row) => {
        if (row.lookup.type !== 'none' || row.code.trim() === '') return row;
        // For example "12x FX-1", typed into the code box.
        const read =
          row.quantity.trim() === '' ? readFreeLine(row.code) : { code: row.code.trim(), quantity: row.quantity };
        return { ...row, ...read, whole: read.whole ?? null, lookup: asked(read.code) };
      });
    case 'part-picked':
      return joined(change(state, event.id, (row) => found(unfilled(row), event.known)));
    case 'quantity-begun':
      return change(state, event.id, (row) => (row.isEntering ? row : { ...row, isEntering: true }));
    case 'quantity-typed':
      return change(state, event.id, (row) => ({
        ...row,
        quantity: event.quantity,
        // Escape restores the value, which doesn't count as typing it again.
        isFilledIn: row.isFilledIn && event.quantity === row.quantity,
        isEntering: true,
        scans: null,
        receipt: null,
        isAsTyped: false,
        adjusted: null,
      }));
    case 'quantity-entered':
      return joined(change(state, event.id, (row) => settled({ ...row, isEntering: false })));
    case 'adjustment-undone':
      return change(state, event.id, undone);
    case 'lines-read':
      return placed(state, event.lines, event.at);
    case 'scanned': {
      const rows = scannedAgain(state.rows, event.code);
      if (rows !== null) return { ...state, rows };
      const scanned = { code: event.code, quantity: '1', scans: 1, lookup: asked(event.code) };
      return below(state, [rowOf(state.nextId, scanned)], -1);
    }
    case 'looked-up': {
      const outcomes = new Map(event.outcomes.map((outcome) => [outcome.id, outcome]));
      return grown(joinSame(state.rows.map((row) => lookedUp(row, outcomes.get(row.id)))), state.nextId);
    }
    case 'rechecked':
      return {
        ...state,
        rows: state.rows.map((row) => (isToRecheck(row) ? { ...row, lookup: asked(row.code) } : row)),
      };
    case 'adding-began':
      return { ...state, rows: assignReceipts(state.rows, event.receipts) };
    case 'adding-ended':
      return grown(endAdding(state.rows, event), state.nextId);
    case 'removed':
      return grown(
        state.rows.filter(({ id }) => !event.ids.has(id)),
        state.nextId,
      );
    case 'restored':
      return grown(state.rows.toSpliced(event.at, 0, event.row), state.nextId);
  }
};

const merged = (state: PadState, { added, changed, removed }: ChangedElsewhere<SavedRow>): PadState => {
  const gone = new Set(removed);
  const others = new Map(changed.map((row) => [row.key, row]));
  const rows = state.rows.flatMap((row, at) => {
    const other = others.get(row.key);
    return gone.has(row.key) ? [] : other === undefined ? row : openedRow(state.nextId + at, other);
  });
  const fresh = added.filter(({ key }) => !rows.some((row) => row.key === key));
  const nextId = state.nextId + state.rows.length;
  return below(
    { rows, nextId },
    fresh.map((row, at) => openedRow(nextId + at, row)),
    -1,
  );
};

const undone = (row: PadRow): PadRow => {
  if (row.adjusted === null) return row;
  return { ...askedFor(row, row.adjusted.asked ?? row.quantity), isAsTyped: true };
};

/** Lines go to the row with the cursor if all rows from there on are empty, else below the last row with input. */
const placed = (state: PadState, lines: readonly ReadLine[], at: string | null): PadState => {
  const added = lines.map(({ line, code, quantity, whole, isSwapped = false }, place) =>
    rowOf(state.nextId + place, { code, quantity, whole: whole ?? null, line, isSwapped, lookup: asked(code) }),
  );
  return below(
    state,
    added,
    state.rows.findIndex((row) => row.id === at),
  );
};

/** Inserts rows at an index if all rows from there on are empty, else below the last row with input. */
const below = (state: PadState, added: readonly PadRow[], target: number): PadState => {
  const isFree = target !== -1 && state.rows.slice(target).every(isBlank);
  const written = isFree
    ? state.rows.slice(0, target)
    : state.rows.slice(0, state.rows.findLastIndex((row) => !isBlank(row)) + 1);
  return grown([...written, ...added], state.nextId + added.length);
};

/** The rows to save: all those with input. */
export const savedRows = (state: PadState): readonly SavedRow[] =>
  state.rows
    .filter((row) => !isBlank(row))
    .map(({ key, code, quantity, line, isAsTyped, isFilledIn, scans, receipt }) => ({
      key,
      code,
      quantity,
      line,
      isAsTyped,
      scans,
      ...(isFilledIn ? { isFilledIn } : {}),
      ...(receipt === null ? {} : { receipt }),
    }));
