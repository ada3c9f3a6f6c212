import type { Money } from '#contract/money.ts';
import { taxOfLines } from '#contract/money-tax.ts';
import { eachMinor, type GoodRow, goodRowOf, isBlank, needsCheck, memoizeByRow, type PadRow } from './pad-row.ts';

/** The totals of a pad. */
export interface PadTotals {
  readonly good: readonly GoodRow[];
  readonly toCheck: readonly { readonly row: PadRow; readonly place: number }[];
  /** The number of rows with input. */
  readonly written: number;
  /** The total of the good rows, each at its quantity's tier price. */
  readonly total: Money;
  /** The tax on the total, in minor units; undefined if a part's tax rate is unknown. */
  readonly taxMinor: number | undefined;
}

/** A good row's amount and tax rate. */
const taxedOf = memoizeByRow(({ known, quantity }: GoodRow) => ({
  amountMinor: (eachMinor(known, quantity) ?? 0) * quantity,
  taxRate: known.part.taxRate,
}));

/** Totals a pad. */
export const padTotals = (rows: readonly PadRow[], currencyCode: string): PadTotals => {
  // Rows already on their way into the cart must not be added again.
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

/** Returns the previous totals if nothing has changed, so that nothing re-renders. */
export const reuseTotals = (before: PadTotals, now: PadTotals): PadTotals => {
  const isSame =
    before.written === now.written &&
    before.total.amount === now.total.amount &&
    before.total.currencyCode === now.total.currencyCode &&
    before.taxMinor === now.taxMinor &&
    before.good.length === now.good.length &&
    // An unchanged row has an identical good row.
    before.good.every((row, at) => row === now.good[at]) &&
    before.toCheck.length === now.toCheck.length &&
    before.toCheck.every(({ row, place }, at) => row === now.toCheck[at]?.row && place === now.toCheck[at].place);
  return isSame ? before : now;
};
