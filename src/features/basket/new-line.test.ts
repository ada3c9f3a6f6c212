import { expect, test } from 'vitest';
import type { Variant } from '#contract/product.ts';
import { sampleVariant } from '#tests/support/samples/variant.ts';
import { repriced } from './line-estimate.ts';
import { newLineOf } from './new-line.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });

const variant: Variant = {
  ...sampleVariant,
  id: 'v1',
  sku: 'FX-1',
  isMaster: true,
  basePrice: gbp(100),
  discount: gbp(20),
  tierPrices: [
    { minimumQuantity: 10, price: gbp(90) },
    { minimumQuantity: 50, price: gbp(95) },
  ],
  inventory: { ...sampleVariant.inventory, canBackorder: true },
};
const product = { id: 'p1', name: 'Bolt', slug: 'bolt', images: [], drawing: null, categories: [] };

test('a new line shows its tier, its offer and the price before it [CAT-04]', () => {
  expect(newLineOf(product, variant, 60)?.shows).toMatchObject({
    price: { amount: 90, originalPrice: gbp(120), subTotal: gbp(5400) },
    appliedTier: { minimumQuantity: 10 },
  });
  expect(newLineOf(product, variant, 1)?.shows).toMatchObject({ price: { amount: 100 }, appliedTier: null });
});

test('a new line that is set to fewer before the store has it costs what a single one does', () => {
  const line = newLineOf(product, variant, 60);
  expect(line === null ? null : repriced(line.shows, { quantity: 2 })).toMatchObject({
    price: { amount: 100, subTotal: gbp(200) },
    appliedTier: null,
  });
});

test('a variant whose price is hidden makes no line', () => {
  expect(newLineOf(product, { ...variant, basePrice: null }, 1)).toBeNull();
});
