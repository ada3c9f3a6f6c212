import type { Money } from '#contract/money.ts';
import { taxOfLines } from '#contract/money-tax.ts';
import { eachMinor, type GoodRow, goodRowOf, isBlank, needsCheck, oncePer, type PadRow } from './pad-row.ts';

/** What a pad comes to. */
export interface PadTotals {
  readonly good: readonly GoodRow[];
  readonly toCheck: readonly { readonly row: PadRow; readonly place: number }[];
  /** Rows on which something is. */
  readonly written: number;
  /** Of the good rows, at the price that each quantity earns. */
  readonly total: Money;
  /** Of the total, in minor units; undefined where the rate of a part is not known. */
  readonly taxMinor: number | undefined;
}

/** What a good row comes to. */
const taxedOf = oncePer(({ known, quantity }: GoodRow) => ({
  amountMinor: (eachMinor(known, quantity) ?? 0) * quantity,
  taxRate: known.part.taxRate,
}));

/** Adds a pad up. */
export const padTotals = (rows: readonly PadRow[], currencyCode: string): PadTotals => {
  // What is on its way into the cart is nobody's to add again.
  const good = rows.flatMap((row) => (row.receipt === null ? (goodRowOf(row) ?? []) : []));
  const taxed = good.map(taxedOf);
  const amount = taxed.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  return {
    good,
    toCheck: rows.flatMap((row, place) => (needsCheck(row) ? [{ row, place }] : [])),
    written: rows.filter((row) => !isBlank(row)).length,
    total: { amount, currencyCode },
    taxMinor: taxOfLines(taxed),
  };
};

/** The totals from before where nothing about them has changed, so that nothing is drawn for them again. */
export const keptTotals = (before: PadTotals, now: PadTotals): PadTotals => {
  const isSame =
    before.written === now.written &&
    before.total.amount === now.total.amount &&
    before.total.currencyCode === now.total.currencyCode &&
    before.taxMinor === now.taxMinor &&
    before.good.length === now.good.length &&
    // Of a row that is still the same there is one good row.
    before.good.every((row, at) => row === now.good[at]) &&
    before.toCheck.length === now.toCheck.length &&
    before.toCheck.every(({ row, place }, at) => row === now.toCheck[at]?.row && place === now.toCheck[at].place);
  return isSame ? before : now;
};
