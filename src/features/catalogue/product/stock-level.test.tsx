import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Inventory } from '#contract/product.ts';
import { StockLevel } from './stock-level.tsx';

/** Four in stock and a threshold of five, as the store reports it in each mode. */
const few: Omit<Inventory, 'mode'> = {
  isInStock: true,
  isLowStock: true,
  availableQuantity: null,
  canBackorder: false,
  lowStockThreshold: null,
  restockDate: null,
};

const textOf = (inventory: Inventory): string =>
  renderToStaticMarkup(<StockLevel inventory={inventory} />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each<[Inventory, string]>([
  [{ ...few, mode: 'None', availableQuantity: 4 }, ''],
  [{ ...few, mode: 'AvailableQuantity', isLowStock: false, availableQuantity: 1240 }, 'In stock 1,240'],
  [{ ...few, mode: 'AvailableQuantity', availableQuantity: 4 }, 'Low 4 left'],
  [{ ...few, mode: 'InStock' }, 'In stock'],
  [{ ...few, mode: 'LowStockAlert', availableQuantity: 4 }, 'Low 4 left'],
  [{ ...few, mode: 'LowStockAlert', isLowStock: false }, 'In stock'],
  [{ ...few, mode: 'InStock', isInStock: false, isLowStock: false }, 'Out'],
  [
    { ...few, mode: 'InStock', isInStock: false, isLowStock: false, canBackorder: true },
    'Out Ships when back in stock',
  ],
])('%j is drawn as “%s” [CAT-06]', (inventory, text) => {
  expect(textOf(inventory)).toBe(text);
});
