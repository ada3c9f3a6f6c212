import { barcodesOf, normalisedCode } from '#contract/part-number.ts';
import { snapQuantity } from '#ui/quantity-rule.ts';
import { askedFor, settled } from '#features/quick-order/pad-quantity.ts';
import { type KnownPart, type PadRow, quantityOf, ruleOf } from '#features/quick-order/pad-row.ts';

/** Whether a row is for a scanned code: it has that code, or its part has it as SKU or barcode. */
export const isRowOf = ({ code: ofRow, lookup }: PadRow, code: string): boolean => {
  const scanned = normalisedCode(code);
  if (scanned === '') return ofRow.trim() === code;
  if (lookup.type !== 'found') return normalisedCode(ofRow) === scanned;
  const { sku, barcode } = lookup.known.part;
  return normalisedCode(sku) === scanned || (barcode !== null && barcodesOf(scanned).includes(barcode));
};

/** The quantity for a number of scans: the minimum, then one increment more per scan. */
export const scannedQuantity = (known: KnownPart, scans: number): string => {
  const rule = ruleOf(known);
  return String(snapQuantity(1, rule).quantity + (scans - 1) * Math.max(1, rule.increment));
};

const withOneMore = (row: PadRow): PadRow | null => {
  const quantity = quantityOf(row);
  if (quantity === null) return null;
  if (row.lookup.type === 'found') {
    const { increment } = ruleOf(row.lookup.known);
    return settled(askedFor(row, quantity + Math.max(1, increment)));
  }
  return { ...askedFor(row, quantity + 1), scans: row.scans === null ? null : row.scans + 1 };
};

/** The rows with one more of the scanned part; null if none of them can take it, so that it needs a row of its own. */
export const scannedAgain = (rows: readonly PadRow[], code: string): readonly PadRow[] | null => {
  for (const [at, row] of rows.entries()) {
    const more = row.receipt === null && isRowOf(row, code) ? withOneMore(row) : null;
    if (more !== null) return rows.with(at, more);
  }
  return null;
};
