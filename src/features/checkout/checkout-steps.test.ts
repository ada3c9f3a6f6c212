import { describe, expect, test } from 'vitest';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { sampleAddress } from '#tests/support/samples/address.ts';
import { sampleLine } from '#tests/support/samples/line.ts';
import { canPlaceOrder, isStepDone, openStepOf, stepsOf } from './checkout-steps.ts';

const zero = { amount: 0, currencyCode: 'GBP' };

const empty: CheckoutSummary = {
  basketDetails: {
    id: 'b1',
    customerInfo: null,
    discountCodes: [],
    cartAndCodeDiscount: zero,
    deliveryCharge: zero,
    currencyCode: 'GBP',
    subTotal: zero,
    taxes: zero,
    grandTotal: zero,
    lineItems: [],
    notifications: [],
    minimumOrder: null,
  },
  deliveryAddress: null,
  billingAddress: null,
  deliveryZoneOption: null,
  latestPayment: null,
  referenceNumber: null,
  customerComment: null,
};

const customerInfo = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com', phone: '01632 960001' };

describe('the steps of the checkout', () => {
  test('payment is step 3 signed in and step 4 for a guest [CHK-01]', () => {
    expect(stepsOf(true)).toEqual(['addresses', 'delivery', 'payment']);
    expect(stepsOf(false)).toEqual(['customer', 'addresses', 'delivery', 'payment']);
  });

  test('a guest begins with who they are, a shopper with addresses [CHK-01]', () => {
    expect(openStepOf(false, empty, null)).toBe('customer');
    expect(openStepOf(true, empty, null)).toBe('addresses');
  });

  test('a step that is done makes room for the next, and an order for payment [CHK-01]', () => {
    const known = { ...empty, basketDetails: { ...empty.basketDetails, customerInfo } };
    expect(isStepDone('customer', known)).toBe(true);
    expect(openStepOf(false, known, null)).toBe('addresses');
    expect(openStepOf(false, known, 'order-1')).toBe('payment');
  });

  test('the addresses are done once both are known, and a way of delivery makes room for payment [CHK-01]', () => {
    const address = {
      ...sampleAddress,
      id: 'a1',
      type: 'Customer' as const,
      formattedAddress: '1 Foundry Lane, Leeds',
      isDefault: false,
      isDefaultBilling: false,
    };
    const delivered = { ...empty, deliveryAddress: address };
    const billed = { ...delivered, billingAddress: address };
    expect([empty, delivered, billed].map((one) => isStepDone('addresses', one))).toEqual([false, false, true]);
    expect([delivered, billed].map((one) => openStepOf(true, one, null))).toEqual(['addresses', 'delivery']);
  });

  test('an empty basket and one below the minimum order cannot be placed [CART-06]', () => {
    expect(canPlaceOrder(empty)).toBe(false);
    const canPlaceAt = (isMet: boolean): boolean => {
      const minimumOrder = { amount: 2500, currencyCode: 'GBP', isMet };
      const lineItems = [sampleLine('v1')];
      return canPlaceOrder({ ...empty, basketDetails: { ...empty.basketDetails, lineItems, minimumOrder } });
    };
    expect([false, true].map(canPlaceAt)).toEqual([false, true]);
  });
});
