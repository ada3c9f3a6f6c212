import type { Part } from '#contract/part.ts';
import { variantOf, type PartTerms } from '#contract/part-of-variant.ts';
import { unitPriceMinor } from '#contract/price.ts';
import { isStockEnough, orderableRule } from '#contract/orderable.ts';
import { mustChooseAddOns } from '#contract/variants.ts';
import { type QuantityChange, snapQuantity } from '#ui/quantity-rule.ts';
import { type QuantityProblem, readQuantityText } from '#features/quick-order/input/quantity-text.ts';

/** A part with its terms (currency, stock rules), and their date. */
export interface KnownPart {
  readonly part: Part;
  readonly terms: PartTerms;
  /** Epoch ms. */
  readonly asOf: number;
}

/** A part that matches the typed text. */
export interface PartMatch extends KnownPart {
  /** Set if the match stands for all sizes of its product: how many there are, or null if they weren't counted. */
  readonly sizes?: number | null;
}

/** What is known of the code in a row. */
export type Lookup =
  /** Not looked up yet: it is being typed. */
  | { readonly type: 'none' }
  | { readonly type: 'checking' }
  | { readonly type: 'found'; readonly known: KnownPart }
  /** `near` is null until the closest parts have been searched. */
  | { readonly type: 'not-found'; readonly near: readonly KnownPart[] | null; readonly isFromDevice: boolean }
  /** No connection, and not on this device: it is checked later. */
  | { readonly type: 'away' };

/** A row of the pad: its input, and the result. */
export interface PadRow {
  readonly id: string;
  /** See `SavedRow`. */
  readonly key: string;
  readonly code: string;
  /** As typed; empty means one, or the minimum quantity. */
  readonly quantity: string;
  /** The pad filled in the minimum quantity, since none was typed; it disappears when the code changes. */
  readonly isFilledIn: boolean;
  /** The whole line, if it may be a single code with spaces. */
  readonly whole: string | null;
  /** The line of the file or text that it came from. */
  readonly line: number | null;
  readonly isSwapped: boolean;
  /** The quantity stays as typed, although the part isn't sold in it. */
  readonly isAsTyped: boolean;
  /** The change from the typed quantity to one that is sold. */
  readonly adjusted: QuantityChange | null;
  /** The quantities of the rows for the same part that were merged into this one. */
  readonly joined: readonly number[];
  /** How often its code was scanned before it was looked up; null if the quantity was typed or has been set. */
  readonly scans: number | null;
  /** The receipt under which it is being added to the cart; null while it is only on the pad. */
  readonly receipt: string | null;
  /** The quantity box has the focus: its value is only adjusted, or merged, once the focus leaves. */
  readonly isEntering: boolean;
  readonly lookup: Lookup;
}

/** The result of looking up a row's code; ignored if the row has changed meanwhile. */
export interface LookupOutcome {
  readonly id: string;
  readonly code: string;
  readonly lookup: Lookup;
  /** The whole line named a part, not its beginning. */
  readonly isWhole?: boolean;
}

/** A row as it is saved: only its input. */
export interface SavedRow {
  /** Identifies the row in every tab and after every restart. */
  readonly key: string;
  readonly code: string;
  readonly quantity: string;
  readonly line: number | null;
  readonly isAsTyped: boolean;
  readonly isFilledIn?: boolean | undefined;
  readonly scans?: number | null | undefined;
  readonly receipt?: string | undefined;
}

/** Why a row can't be ordered as it is. */
export type RowProblem =
  | { readonly type: 'no-code' }
  | { readonly type: 'quantity'; readonly problem: QuantityProblem }
  | { readonly type: 'not-sold-so'; readonly change: QuantityChange }
  | { readonly type: 'no-price' }
  /** Its product page asks for a choice, such as a colour. */
  | { readonly type: 'needs-choice' }
  | { readonly type: 'out-of-stock' }
  /** There is some, but less than the smallest quantity. */
  | { readonly type: 'too-few-left' };

/** A single object, so that a row with it doesn't re-render on every keystroke. */
export const notAsked: Lookup = { type: 'none' };

/** Makes the keys of this tab's rows unique across tabs. */
const tab = crypto.randomUUID();

/** A row with this input. */
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

/** A saved row, to be looked up. */
export const openedRow = (id: number, saved: SavedRow): PadRow =>
  rowOf(id, {
    ...saved,
    isFilledIn: saved.isFilledIn ?? false,
    scans: saved.scans ?? null,
    receipt: saved.receipt ?? null,
    lookup: asked(saved.code),
  });

/** The initial lookup of a code. */
export const asked = (code: string): Lookup => (code.trim() === '' ? notAsked : { type: 'checking' });

/** Whether the row has no input. */
export const isBlank = (row: PadRow): boolean => row.code.trim() === '' && row.quantity.trim() === '';

/** The quantities in which a part can be ordered now. */
export const ruleOf = ({ part, terms }: KnownPart) => orderableRule(variantOf(part, terms));

export const hasStock = ({ part, terms }: KnownPart): boolean => isStockEnough(variantOf(part, terms));

/** Memoises a function of a row: rows are immutable, so a result stays valid as long as its row exists. */
export const memoizeByRow = <Row extends object, Result>(work: (row: Row) => Result): ((row: Row) => Result) => {
  const known = new WeakMap<Row, { readonly result: Result }>();
  return (row) => {
    const before = known.get(row);
    if (before !== undefined) return before.result;
    const result = work(row);
    known.set(row, { result });
    return result;
  };
};

/** The quantity of a row as a number; null if it can't be read. */
export const quantityOf = memoizeByRow((row: Pick<PadRow, 'quantity'>): number | null => {
  const read = readQuantityText(row.quantity);
  return 'quantity' in read ? read.quantity : null;
});

/** What keeps a row from being ordered, apart from an unfinished or failed lookup; null if nothing does. */
export const problemOf = memoizeByRow((row: PadRow): RowProblem | null => {
  if (isBlank(row)) return null;
  if (row.code.trim() === '') return { type: 'no-code' };
  const read = readQuantityText(row.quantity);
  if ('problem' in read) return { type: 'quantity', problem: read.problem };
  if (row.lookup.type !== 'found') return null;
  const { known } = row.lookup;
  if (known.part.priceMinor === null) return { type: 'no-price' };
  if (!hasStock(known)) return { type: known.part.stock.isInStock ? 'too-few-left' : 'out-of-stock' };
  if (mustChooseAddOns(known.part)) return { type: 'needs-choice' };
  const { quantity, reason } = snapQuantity(read.quantity, ruleOf(known));
  return reason === undefined
    ? null
    : { type: 'not-sold-so', change: { asked: read.quantity, given: quantity, reason } };
});

/** A row that can be added to the cart as it is. */
export interface GoodRow {
  readonly id: string;
  readonly key: string;
  readonly known: KnownPart;
  readonly quantity: number;
}

/** The row as one that can be ordered; null if it can't be. */
export const goodRowOf = memoizeByRow((row: PadRow): GoodRow | null => {
  const quantity = quantityOf(row);
  if (row.lookup.type !== 'found' || quantity === null || problemOf(row) !== null) return null;
  return { id: row.id, key: row.key, known: row.lookup.known, quantity };
});

/** Whether a row needs attention: it is neither empty, nor good, nor being looked up. */
export const needsCheck = (row: PadRow): boolean =>
  problemOf(row) !== null || row.lookup.type === 'not-found' || row.lookup.type === 'away';

/** The unit price at the quantity's tier; null if it is hidden. */
export const eachMinor = (known: KnownPart, quantity: number): number | null =>
  unitPriceMinor(variantOf(known.part, known.terms), quantity);

/** Whether a row was not checked for lack of a connection, or only against this device's parts. */
export const isToRecheck = ({ lookup }: PadRow): boolean =>
  lookup.type === 'away' || (lookup.type === 'not-found' && lookup.isFromDevice);
