import { expect, test } from 'vitest';
import { sampleVariant } from '#tests/support/samples/variant.ts';
import type { Inventory, QuantityRule } from './product.ts';
import { canBeOrdered, isStockEnough } from './orderable.ts';

const single: QuantityRule = { minimum: 1, maximum: null, increment: 1 };
const box: QuantityRule = { minimum: 25, maximum: null, increment: 25 };

const stocked = (quantity: number, more: Partial<Inventory> = {}): Inventory => ({
  ...sampleVariant.inventory,
  mode: 'AvailableQuantity',
  availableQuantity: quantity,
  isInStock: quantity > 0,
  ...more,
});

const undisclosed: Inventory = { ...sampleVariant.inventory, mode: 'InStock', availableQuantity: null };

test.each<[string, QuantityRule, Inventory, boolean]>([
  ['no stock', single, stocked(0), false],
  ['some stock', single, stocked(1), true],
  ['stock below the minimum', box, stocked(24), false],
  ['stock of the minimum', box, stocked(25), true],
  ['stock between two steps', box, stocked(49), true],
  ['a minimum that is no multiple of the increment', { minimum: 10, maximum: null, increment: 25 }, stocked(10), true],
  ['no increment', { minimum: 3, maximum: null, increment: 0 }, stocked(2), false],
  ['no stock, backorder allowed', single, stocked(0, { canBackorder: true }), true],
  ['stock below the minimum, backorder allowed', box, stocked(4, { canBackorder: true }), true],
  ['undisclosed stock', box, undisclosed, true],
  ['undisclosed stock, and none', box, { ...undisclosed, isInStock: false }, false],
  ['a store that discloses nothing', box, { ...undisclosed, mode: 'None' }, true],
])('%s: enough to order is %4$s', (_, quantityRule, inventory, isEnough) => {
  expect(isStockEnough({ quantityRule, inventory })).toBe(isEnough);
});

test('without a price for this visitor, nothing can be ordered', () => {
  expect(canBeOrdered(sampleVariant)).toBe(false);
  const basePrice = { amount: 100, currencyCode: 'GBP' };
  expect(canBeOrdered({ ...sampleVariant, basePrice })).toBe(true);
  expect(canBeOrdered({ ...sampleVariant, basePrice, quantityRule: box, inventory: stocked(4) })).toBe(false);
});
