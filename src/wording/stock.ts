import type { Inventory } from '#contract/product.ts';
import { catalogueWording as words } from './catalogue.ts';
import { formatCount } from './words.ts';

/** A stock level, its label, and optional detail. */
export interface StockWords {
  readonly level: 'in' | 'low' | 'out';
  readonly label: string;
  readonly detail?: string;
}

/** Stock as far as the store's mode discloses it; null if the mode discloses nothing. */
export const stockWords = (inventory: Inventory): StockWords | null => {
  if (inventory.mode === 'None') return null;
  const { availableQuantity: quantity, restockDate } = inventory;
  if (!inventory.isInStock) {
    const detail = restockDate === null ? (inventory.canBackorder ? words.shipsLater : null) : words.due(restockDate);
    return { level: 'out', label: words.out, ...(detail === null ? {} : { detail }) };
  }
  if (inventory.isLowStock && (inventory.mode === 'LowStockAlert' || quantity !== null)) {
    return { level: 'low', label: words.low, ...(quantity === null ? {} : { detail: words.left(quantity) }) };
  }
  return { level: 'in', label: words.inStock, ...(quantity === null ? {} : { detail: formatCount(quantity) }) };
};
