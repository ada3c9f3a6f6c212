import type { Money } from '#contract/money.ts';
import { eachMinor, type GoodRow, goodRowOf, isBlank, needsCheck, type PadRow } from './pad-row.ts';

/** What a pad comes to. */
export interface PadTotals {
  readonly good: readonly GoodRow[];
  readonly toCheck: readonly { readonly row: PadRow; readonly place: number }[];
  /** Rows on which something is. */
  readonly written: number;
  /** Of the good rows, at the price that each quantity earns. */
  readonly total: Money;
}

/** Adds a pad up. */
export const padTotals = (rows: readonly PadRow[], currencyCode: string): PadTotals => {
  const good = rows.flatMap((row) => goodRowOf(row) ?? []);
  const amount = good.reduce((sum, { known, quantity }) => sum + (eachMinor(known, quantity) ?? 0) * quantity, 0);
  return {
    good,
    toCheck: rows.flatMap((row, place) => (needsCheck(row) ? [{ row, place }] : [])),
    written: rows.filter((row) => !isBlank(row)).length,
    total: { amount, currencyCode },
  };
};
