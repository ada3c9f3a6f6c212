import { describe, expect, test } from 'vitest';
import type { BasketNotification, LineItem } from '#contract/basket.ts';
import { decisionsOf, remarksOf } from './basket-decisions.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });

const line: LineItem = {
  lineItemId: 'l1',
  productId: 'p1',
  productName: 'Hex bolt',
  slug: 'hex-bolt',
  sku: 'FX-HB-M10-060',
  imageUrl: null,
  drawing: null,
  variant: {
    id: 'v1',
    name: 'M10 x 60',
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    unit: { code: 'box', label: 'Bag of 50', packSize: 50 },
    tierPrices: [
      { minimumQuantity: 10, price: gbp(1278) },
      { minimumQuantity: 25, price: gbp(1136) },
    ],
  },
  quantity: 12,
  price: { amount: 1278, currencyCode: 'GBP', originalPrice: gbp(1420), subTotal: gbp(15336), total: gbp(15336) },
  appliedTier: { minimumQuantity: 10 },
  addOns: [],
  categories: [],
  inventory: {
    mode: 'AvailableQuantity',
    availableQuantity: 6,
    isInStock: true,
    isLowStock: true,
    lowStockThreshold: 10,
    restockDate: null,
    canBackorder: false,
  },
  isAvailable: true,
};

const says = (notification: Partial<BasketNotification>): BasketNotification => ({
  lineItemId: 'l1',
  code: 'PriceChanged',
  severity: 'Warning',
  message: 'The price went up.',
  ...notification,
});

describe('what a line needs settled', () => {
  test('a changed price is kept or the line removed [CART-04]', () => {
    const [decision] = decisionsOf({ lineItems: [line], notifications: [says({})] });
    expect(decision?.answers.map((answer) => answer.type)).toEqual(['keep-price', 'remove']);
  });

  test('short stock offers what is there [CART-04]', () => {
    const short = says({ code: 'OutOfStock', severity: 'Error', availableQuantity: 6 });
    const [decision] = decisionsOf({ lineItems: [line], notifications: [short] });
    expect(decision?.answers).toEqual([{ type: 'take', quantity: 6 }, { type: 'remove' }]);
  });

  test('nothing left, or a product no longer sold, can only be removed [CART-04]', () => {
    const notifications = [
      says({ code: 'OutOfStock', severity: 'Error', availableQuantity: 0 }),
      says({ code: 'ProductUnavailable', severity: 'Error' }),
    ];
    for (const { answers } of decisionsOf({ lineItems: [line], notifications })) {
      expect(answers).toEqual([{ type: 'remove' }]);
    }
  });

  test('a quantity that became wrong offers the right ones beside it [CART-04]', () => {
    const answersAt = (quantity: number, minimum: number, increment: number, maximum: number | null = null) => {
      const variant = { ...line.variant, quantityRule: { minimum, maximum, increment } };
      const notifications = [says({ code: 'NotMultipleOfIncrement', severity: 'Error' })];
      const [decision] = decisionsOf({ lineItems: [{ ...line, quantity, variant }], notifications });
      return decision?.answers.map((answer) => ('quantity' in answer ? answer.quantity : answer.type));
    };
    expect(answersAt(12, 10, 10)).toEqual([10, 20, 'remove']);
    expect(answersAt(4, 10, 10)).toEqual([10, 'remove']);
    expect(answersAt(40, 10, 10, 30)).toEqual([30, 'remove']);
  });

  test('remarks without a line are told, not asked; the minimum order has its own place [CART-04]', () => {
    const merged = says({ lineItemId: null, code: 'BasketMerged', severity: 'Info', message: 'Two carts are one.' });
    const notifications = [merged, says({ lineItemId: null, code: 'BelowMinimumOrder' })];
    expect(decisionsOf({ lineItems: [line], notifications })).toEqual([]);
    expect(remarksOf({ lineItems: [line], notifications })).toEqual([merged]);
  });
});
