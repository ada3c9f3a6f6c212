import { snapQuantity } from '#ui/quantity-rule.ts';
import { canBeHad, type PadRow, quantityOf, ruleOf } from './pad-row.ts';

/** A row with so many because the shopper asked for them, however they did: not filled in, and not adjusted. */
export const askedFor = (row: PadRow, quantity: number | string): PadRow => ({
  ...row,
  quantity: String(quantity),
  isFilledIn: false,
  adjusted: null,
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
