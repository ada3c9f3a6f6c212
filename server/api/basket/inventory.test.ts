import { describe, expect, test } from 'vitest';
import type { InventoryMode } from '#contract/store.ts';
import { inventoryOf, lowStockThresholdOf } from './inventory.ts';

const settings = (inventoryAvailability: InventoryMode, lowStockThreshold: number | null = 5) => ({
  inventoryAvailability,
  lowStockThreshold,
  isOutOfStockPurchaseEnabled: false,
});

const stock = (quantity: number, reorderLevel = 0) => ({ quantity, reorderLevel, restockDate: '2027-01-04' });

describe('stock as the mode lets it be said', () => {
  test('AvailableQuantity tells the count [CAT-06]', () => {
    expect(inventoryOf(stock(40), settings('AvailableQuantity'))).toEqual({
      mode: 'AvailableQuantity',
      availableQuantity: 40,
      isInStock: true,
      isLowStock: false,
      lowStockThreshold: 5,
      restockDate: null,
      canBackorder: false,
    });
  });

  test('LowStockAlert tells the count only while stock is low [CAT-06]', () => {
    expect(inventoryOf(stock(40), settings('LowStockAlert')).availableQuantity).toBeNull();
    expect(inventoryOf(stock(4), settings('LowStockAlert'))).toMatchObject({ availableQuantity: 4, isLowStock: true });
  });

  test('InStock tells yes or no and when there will be more [CAT-06]', () => {
    expect(inventoryOf(stock(3), settings('InStock'))).toMatchObject({
      availableQuantity: null,
      isInStock: true,
      isLowStock: false,
      lowStockThreshold: null,
    });
    expect(inventoryOf(stock(0), settings('InStock'))).toMatchObject({ isInStock: false, restockDate: '2027-01-04' });
  });

  test('None tells neither counts nor dates [CAT-06]', () => {
    expect(inventoryOf(stock(0), settings('None'))).toMatchObject({ availableQuantity: null, restockDate: null });
  });

  test('oversold stock counts as none', () => {
    expect(inventoryOf(stock(-7), settings('AvailableQuantity'))).toMatchObject({
      availableQuantity: 0,
      isInStock: false,
    });
    expect(inventoryOf(null, settings('AvailableQuantity')).isInStock).toBe(false);
  });

  test("the threshold is the store's, or a tenth of the reorder level where that is more [CAT-06]", () => {
    expect(lowStockThresholdOf(stock(1, 30), settings('InStock'))).toBe(5);
    expect(lowStockThresholdOf(stock(1, 81), settings('InStock'))).toBe(9);
    expect(lowStockThresholdOf(null, settings('InStock', null))).toBe(5);
  });
});
