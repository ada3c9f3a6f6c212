import { useAddLines } from '#features/basket/add-lines.ts';
import { showLinesRefused } from '#features/basket/lines-refused.ts';
import type { NewLine } from '#features/basket/new-line.ts';
import type { AddRows } from '#features/quick-order/use-add-rows.ts';
import { lineOfRow } from './line-of-row.ts';

/** Adds pad rows to the cart, and returns the receipts of those that were added. */
export const useAddRows = (): AddRows => {
  const addLines = useAddLines();
  return async (rows) => {
    const lines = rows.flatMap((row): (NewLine & { readonly receipt: string })[] => {
      const line = lineOfRow(row);
      return line === null ? [] : [{ ...line, receipt: row.receipt }];
    });
    try {
      const { refused } = await addLines.mutateAsync(lines);
      const failed = new Set(refused.map(({ line }) => line.receipt));
      if (refused.length > 0) showLinesRefused(refused[0]?.error, refused.length, lines.length);
      return new Set(lines.flatMap(({ receipt }) => (failed.has(receipt) ? [] : receipt)));
    } catch (error) {
      showLinesRefused(error, lines.length, lines.length);
      return new Set();
    }
  };
};
