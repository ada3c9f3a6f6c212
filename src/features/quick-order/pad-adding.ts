import type { PadRow } from './pad-row.ts';

/** Assigns receipts, by row id, to the rows that are being added to the cart. */
export const assignReceipts = (rows: readonly PadRow[], receipts: ReadonlyMap<string, string>): readonly PadRow[] =>
  rows.map((row) => ({ ...row, receipt: receipts.get(row.id) ?? row.receipt }));

/** Ends adding to the cart: removes the rows that were taken, unless they were changed meanwhile, and frees the others. */
export const endAdding = (
  rows: readonly PadRow[],
  { handed, taken }: { readonly handed: ReadonlySet<string>; readonly taken: ReadonlySet<string> },
): readonly PadRow[] =>
  rows.flatMap((row) => {
    if (row.receipt === null || !handed.has(row.receipt)) return row;
    return taken.has(row.receipt) ? [] : { ...row, receipt: null };
  });
