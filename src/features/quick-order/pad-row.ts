import type { Part } from '#contract/part.ts';
import { variantOf, type PartTerms } from '#contract/part-of-variant.ts';
import { unitPriceMinor } from '#contract/price.ts';
import { mustChooseAddOns, orderableRule } from '#contract/variants.ts';
import { type QuantityChange, snapQuantity } from '#ui/quantity-rule.ts';
import { type QuantityProblem, readQuantityText } from '#features/quick-order/input/quantity-text.ts';

/** A part and what holds for it: currency, stock rules, and when it was so. */
export interface KnownPart {
  readonly part: Part;
  readonly terms: PartTerms;
  /** Milliseconds of the epoch. */
  readonly asOf: number;
}

/** A part that matches what is typed. */
export interface PartMatch extends KnownPart {
  /** How many sizes its product has, null where they were not counted: it stands for all of them. */
  readonly sizes?: number | null;
}

/** What is known of the number in a row. */
export type Lookup =
  /** Nobody has asked yet: it is being typed. */
  | { readonly type: 'none' }
  | { readonly type: 'checking' }
  | { readonly type: 'found'; readonly known: KnownPart }
  /** `near` is null until the nearest were looked for. */
  | { readonly type: 'not-found'; readonly near: readonly KnownPart[] | null; readonly isFromDevice: boolean }
  /** No connection, and not on this device: it is checked later. */
  | { readonly type: 'away' };

/** A row of the pad: what was typed, and what came of it. */
export interface PadRow {
  readonly id: string;
  /** See `SavedRow`. */
  readonly key: string;
  readonly code: string;
  /** As typed; empty asks for one, or the least that is sold. */
  readonly quantity: string;
  /** Nobody asked for its quantity: the pad wrote the least that is sold, which goes when the number does. */
  readonly isFilledIn: boolean;
  /** The line as a whole, where it may be one number with spaces. */
  readonly whole: string | null;
  /** The line of the file or text that it came from. */
  readonly line: number | null;
  readonly isSwapped: boolean;
  /** The quantity stays as it was typed although it is not sold so. */
  readonly isAsTyped: boolean;
  /** What was typed before the quantity was changed to one that is sold. */
  readonly adjusted: QuantityChange | null;
  /** Quantities of rows for the same part that were added to this one. */
  readonly joined: readonly number[];
  /** How often its code was scanned while nothing is known of it; null where the quantity was typed, or is settled. */
  readonly scans: number | null;
  /** Under which it was handed over to the cart; null while nobody has it but the pad. */
  readonly receipt: string | null;
  /** Somebody is in the box of its quantity: what they type there is changed, or added up, only once they leave it. */
  readonly isEntering: boolean;
  readonly lookup: Lookup;
}

/** What was asked of a row's number and what came of it; a row that was changed meanwhile is left alone. */
export interface LookupOutcome {
  readonly id: string;
  readonly code: string;
  readonly lookup: Lookup;
  /** It was the whole line that named a part, not its beginning. */
  readonly isWhole?: boolean;
}

/** A row as it is written down: what was typed. */
export interface SavedRow {
  /** Names the row in every tab and after every start. */
  readonly key: string;
  readonly code: string;
  readonly quantity: string;
  readonly line: number | null;
  readonly isAsTyped: boolean;
  readonly isFilledIn?: boolean | undefined;
  readonly scans?: number | null | undefined;
  readonly receipt?: string | undefined;
}

/** Why a row cannot be ordered as it is. */
export type RowProblem =
  | { readonly type: 'no-code' }
  | { readonly type: 'quantity'; readonly problem: QuantityProblem }
  | { readonly type: 'not-sold-so'; readonly change: QuantityChange }
  | { readonly type: 'no-price' }
  /** Its page asks what it is to be ordered with, such as a colour. */
  | { readonly type: 'needs-choice' }
  | { readonly type: 'out-of-stock' };

/** Always the same one, so that what is drawn of it is not drawn again with every letter. */
export const notAsked: Lookup = { type: 'none' };

/** No other tab counts its rows under this name. */
const tab = crypto.randomUUID();

/** A row of which this much was typed. */
export const rowOf = (id: number, typed: Partial<PadRow> = {}): PadRow => ({
  id: `row-${id}`,
  key: `${tab} ${id}`,
  code: '',
  quantity: '',
  isFilledIn: false,
  whole: null,
  line: null,
  isSwapped: false,
  isAsTyped: false,
  adjusted: null,
  joined: [],
  scans: null,
  receipt: null,
  isEntering: false,
  lookup: notAsked,
  ...typed,
});

/** A row as it was written down, to be looked up. */
export const openedRow = (id: number, saved: SavedRow): PadRow =>
  rowOf(id, {
    ...saved,
    isFilledIn: saved.isFilledIn ?? false,
    scans: saved.scans ?? null,
    receipt: saved.receipt ?? null,
    lookup: asked(saved.code),
  });

/** What is known of a number that nobody has asked about. */
export const asked = (code: string): Lookup => (code.trim() === '' ? notAsked : { type: 'checking' });

/** Nothing was typed in it. */
export const isBlank = (row: PadRow): boolean => row.code.trim() === '' && row.quantity.trim() === '';

/** The quantities in which a part can be ordered now. */
export const ruleOf = ({ part, terms }: KnownPart) => orderableRule(variantOf(part, terms));

const canBeHad = ({ part, terms }: KnownPart): boolean => part.stock.isInStock || terms.canBackorder;

/** A row is never changed but replaced, so what was worked out of one holds as long as there is that row. */
export const oncePer = <Row extends object, Result>(work: (row: Row) => Result): ((row: Row) => Result) => {
  const known = new WeakMap<Row, { readonly result: Result }>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before.result;
    const result = work(row);
    known.set(row, { result });
    return result;
  };
};

/** The quantity of a row as a number; null where it cannot be read. */
export const quantityOf = oncePer((row: Pick<PadRow, 'quantity'>): number | null => {
  const read = readQuantityText(row.quantity);
  return 'quantity' in read ? read.quantity : null;
});

/** A row for another number than before: the quantity that was filled in for that one has gone with it. */
export const unfilled = (row: PadRow): PadRow => (row.isFilledIn ? { ...row, quantity: '', isFilledIn: false } : row);

/** A found row with its quantity as the part is sold, unless it is to stay as typed or is still being typed. */
export const settled = (row: PadRow): PadRow => {
  if (row.lookup.type !== 'found' || row.isAsTyped || !canBeHad(row.lookup.known)) return row;
  if (row.isEntering && row.quantity.trim() !== '') return row;
  const asked = quantityOf(row);
  if (asked === null) return row;
  const { quantity, reason } = snapQuantity(asked, ruleOf(row.lookup.known));
  if (row.quantity.trim() === '') return { ...row, quantity: String(quantity), isFilledIn: true };
  return {
    ...row,
    quantity: String(quantity),
    adjusted: reason === undefined ? row.adjusted : { asked, given: quantity, reason },
  };
};

/** What is wrong with a row whatever becomes of its number; null where nothing is. */
export const problemOf = oncePer((row: PadRow): RowProblem | null => {
  if (isBlank(row)) return null;
  if (row.code.trim() === '') return { type: 'no-code' };
  const read = readQuantityText(row.quantity);
  if ('problem' in read) return { type: 'quantity', problem: read.problem };
  if (row.lookup.type !== 'found') return null;
  const { known } = row.lookup;
  if (known.part.priceMinor === null) return { type: 'no-price' };
  if (!canBeHad(known)) return { type: 'out-of-stock' };
  if (mustChooseAddOns(known.part)) return { type: 'needs-choice' };
  const { quantity, reason } = snapQuantity(read.quantity, ruleOf(known));
  return reason === undefined
    ? null
    : { type: 'not-sold-so', change: { asked: read.quantity, given: quantity, reason } };
});

/** A row that goes into the cart as it is. */
export interface GoodRow {
  readonly id: string;
  readonly key: string;
  readonly known: KnownPart;
  readonly quantity: number;
}

/** The row as one that can be ordered; null where it cannot. */
export const goodRowOf = oncePer((row: PadRow): GoodRow | null => {
  const quantity = quantityOf(row);
  if (row.lookup.type !== 'found' || quantity === null || problemOf(row) !== null) return null;
  return { id: row.id, key: row.key, known: row.lookup.known, quantity };
});

/** A row that somebody must look at: it is neither empty, nor good, nor still under way. */
export const needsCheck = (row: PadRow): boolean =>
  problemOf(row) !== null || row.lookup.type === 'not-found' || row.lookup.type === 'away';

/** The price of one, with the tier that the quantity earns; null where it is hidden. */
export const eachMinor = (known: KnownPart, quantity: number): number | null =>
  unitPriceMinor(variantOf(known.part, known.terms), quantity);

/** Not checked for want of a connection, or only against what this device holds. */
export const isToRecheck = ({ lookup }: PadRow): boolean =>
  lookup.type === 'away' || (lookup.type === 'not-found' && lookup.isFromDevice);
