import { useAddLines } from '#features/basket/add-lines.ts';
import type { AddRows } from '#features/quick-order/use-add-rows.ts';
import { showLinesRefused } from '#features/basket/lines-refused.ts';
import { lineOfRow } from './line-of-row.ts';

/** Puts rows of the pad in the cart, and gives the ids of those that are in. */
export const useAddRows = (): AddRows => {
  const addLines = useAddLines();
  return async (rows) => {
    const asked = rows.flatMap((row) => {
      const line = lineOfRow(row);
      return line === null ? [] : [{ row, line }];
    });
    const lines = asked.map(({ line }) => line);
    try {
      const { refused } = await addLines.mutateAsync(lines);
      const failed = new Set(refused.map(({ line }) => line.productVariantId));
      if (refused.length > 0) showLinesRefused(refused[0]?.error, refused.length, lines.length);
      return new Set(asked.flatMap(({ row, line }) => (failed.has(line.productVariantId) ? [] : [row.id])));
    } catch (error) {
      showLinesRefused(error, lines.length, lines.length);
      return new Set();
    }
  };
};
