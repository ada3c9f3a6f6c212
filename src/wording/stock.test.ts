import { describe, expect, test } from 'vitest';
import type { Inventory } from '#contract/product.ts';
import { stockWords } from './stock.ts';

const inStock: Inventory = {
  mode: 'AvailableQuantity',
  isInStock: true,
  isLowStock: false,
  availableQuantity: 1240,
  canBackorder: false,
  lowStockThreshold: null,
  restockDate: null,
};

describe('what a store discloses of its stock', () => {
  test('nothing in mode None', () => {
    expect(stockWords({ ...inStock, mode: 'None' })).toBeNull();
  });

  test('the quantity where there is one', () => {
    expect(stockWords(inStock)).toMatchObject({ level: 'in', detail: '1,240' });
  });

  test('low stock without a quantity only in the mode that alerts to it', () => {
    const low = { ...inStock, isLowStock: true, availableQuantity: null };
    expect(stockWords({ ...low, mode: 'LowStockAlert' })?.level).toBe('low');
    expect(stockWords({ ...low, mode: 'InStock' })?.level).toBe('in');
  });
});
