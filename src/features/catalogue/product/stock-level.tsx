import { createContext, useContext } from 'react';
import type { Inventory } from '#contract/product.ts';
import { StockMark } from '#ui/stock-mark.tsx';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { freshnessWording } from '#wording/freshness.ts';
import { formatCount } from '#wording/words.ts';

/** Data of a table or card that is too old to show until asked. */
export const Withheld = createContext({ stock: false, prices: false });

/** Stock as far as the store's mode discloses it; nothing in mode None. */
export function StockLevel({ inventory }: { readonly inventory: Inventory }) {
  const { stock } = useContext(Withheld);
  if (inventory.mode === 'None') return null;
  if (stock) return <span className="muted">{freshnessWording.checkWhenOnline}</span>;
  const { availableQuantity: quantity, restockDate } = inventory;
  if (!inventory.isInStock) {
    const detail = restockDate === null ? (inventory.canBackorder ? words.shipsLater : null) : words.due(restockDate);
    return <StockMark level="out" label={words.out} {...(detail === null ? {} : { detail })} />;
  }
  if (inventory.isLowStock && inventory.mode === 'LowStockAlert') {
    return <StockMark level="low" label={words.low} {...(quantity === null ? {} : { detail: words.left(quantity) })} />;
  }
  if (inventory.isLowStock && quantity !== null) {
    return <StockMark level="low" label={words.low} detail={words.left(quantity)} />;
  }
  return (
    <StockMark level="in" label={words.inStock} {...(quantity === null ? {} : { detail: formatCount(quantity) })} />
  );
}
