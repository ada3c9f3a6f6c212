import { describe, expect, test } from 'vitest';
import type { BasketNotification, LineItem } from '#contract/basket.ts';
import { backOrdersOf, decisionsOf, remarksOf } from './basket-decisions.ts';

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

  test('short stock: what is there is taken, or kept and the rest waited for, or the line is removed [CART-04]', () => {
    const short = says({ code: 'OutOfStock', severity: 'Error', availableQuantity: 6 });
    const [decision] = decisionsOf({ lineItems: [line], notifications: [short] });
    expect(decision?.answers).toEqual([
      { type: 'take', quantity: 6 },
      { type: 'wait', quantity: 6, kept: 6 },
      { type: 'remove' },
    ]);
  });

  test('fewer than were asked for are kept, or kept and the rest waited for, as far as the store says how many [CART-04]', () => {
    const fewer = says({ code: 'QuantityReduced', availableQuantity: 12, askedQuantity: 20 });
    const [decision] = decisionsOf({ lineItems: [line], notifications: [fewer] });
    const keep = { type: 'keep-quantity', quantity: 12 };
    expect(decision?.answers).toEqual([keep, { type: 'wait', quantity: 8, kept: 12 }, { type: 'remove' }]);
    const silent = says({ code: 'QuantityReduced', availableQuantity: 12 });
    const [other] = decisionsOf({ lineItems: [line], notifications: [silent] });
    expect(other?.answers).toEqual([keep, { type: 'remove' }]);
  });

  test('of what there is nothing left all is waited for, or it is removed; a product no longer sold can only be removed [CART-04]', () => {
    const answersTo = (code: string) =>
      decisionsOf({ lineItems: [line], notifications: [says({ code, severity: 'Error', availableQuantity: 0 })] })[0]
        ?.answers;
    expect(answersTo('OutOfStock')).toEqual([{ type: 'wait', quantity: 12, kept: 0 }, { type: 'remove' }]);
    expect(answersTo('ProductUnavailable')).toEqual([{ type: 'remove' }]);
  });

  test('where the store sells what is not in stock, the rest follows or what is there is taken, and nothing is stopped [CART-04]', () => {
    const basketWith = (availableQuantity: number | null) => ({
      lineItems: [line],
      notifications: [says({ code: 'OutOfStock', severity: 'Info', availableQuantity })],
    });
    const answersAt = (availableQuantity: number | null) => backOrdersOf(basketWith(availableQuantity))[0]?.answers;
    expect(answersAt(8)).toEqual([
      { type: 'back-order', quantity: 4 },
      { type: 'take', quantity: 8 },
      { type: 'remove' },
    ]);
    expect(answersAt(0)).toEqual([{ type: 'back-order', quantity: 12 }, { type: 'remove' }]);
    expect(answersAt(null)).toEqual([{ type: 'back-order', quantity: null }, { type: 'remove' }]);
    expect(decisionsOf(basketWith(8))).toEqual([]);
    expect(remarksOf(basketWith(8))).toEqual([]);
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

  test('messages about no line are shown without a question, except the one about the minimum order [CART-04]', () => {
    const merged = says({ lineItemId: null, code: 'BasketMerged', severity: 'Info', message: 'Two carts are one.' });
    const notifications = [merged, says({ lineItemId: null, code: 'BelowMinimumOrder' })];
    expect(decisionsOf({ lineItems: [line], notifications })).toEqual([]);
    expect(remarksOf({ lineItems: [line], notifications })).toEqual([merged]);
  });
});
