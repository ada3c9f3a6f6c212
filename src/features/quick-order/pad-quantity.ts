import { snapQuantity } from '#ui/quantity-rule.ts';
import { hasStock, type PadRow, quantityOf, ruleOf } from './pad-row.ts';

/** A row with a quantity that the shopper asked for in any way: neither filled in nor adjusted. */
export const askedFor = (row: PadRow, quantity: number | string): PadRow => ({
  ...row,
  quantity: String(quantity),
  isFilledIn: false,
  adjusted: null,
});

/** A row whose code changes: drops the quantity that was filled in for the previous code. */
export const unfilled = (row: PadRow): PadRow => (row.isFilledIn ? { ...row, quantity: '', isFilledIn: false } : row);

/** A found row with its quantity adjusted to the part's rule, unless it must stay as typed or is still being typed. */
export const settled = (row: PadRow): PadRow => {
  if (row.lookup.type !== 'found' || row.isAsTyped || !hasStock(row.lookup.known)) return row;
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
