import type { PadRow } from './pad-row.ts';

/** Rows of which some are being handed over, each under its receipt by their ids. */
export const handedOver = (rows: readonly PadRow[], receipts: ReadonlyMap<string, string>): readonly PadRow[] =>
  rows.map((row) => ({ ...row, receipt: receipts.get(row.id) ?? row.receipt }));

/** Rows after a handing-over: those that were taken have left, unless they were changed meanwhile; the others are the pad's again. */
export const handOverEnded = (
  rows: readonly PadRow[],
  { handed, taken }: { readonly handed: ReadonlySet<string>; readonly taken: ReadonlySet<string> },
): readonly PadRow[] =>
  rows.flatMap((row) => {
    if (row.receipt === null || !handed.has(row.receipt)) return row;
    return taken.has(row.receipt) ? [] : { ...row, receipt: null };
  });
