import { describe, expect, test } from 'vitest';
import type { LineItem } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { orderDifferences } from './order-differences.ts';
import { withDraft } from './shown-summary.ts';
import { emptyDraft, typedAddress, waitingParts, withoutPart } from './order-draft.ts';
import { sampleVariant } from '#tests/support/samples/variant.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

const line = (id: string, quantity: number, each: number): LineItem => ({
  lineItemId: `line-${id}`,
  productId: `product-${id}`,
  productName: `Bolt ${id}`,
  slug: `bolt-${id}`,
  sku: `B-${id}`,
  imageUrl: null,
  drawing: null,
  variant: {
    id,
    name: null,
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    unit: { code: 'each', label: 'Each', packSize: 1 },
    tierPrices: [],
  },
  quantity,
  price: {
    amount: each,
    currencyCode: 'GBP',
    originalPrice: pounds(each),
    subTotal: pounds(each * quantity),
    total: pounds(each * quantity),
  },
  appliedTier: null,
  addOns: [],
  categories: [],
  inventory: sampleVariant.inventory,
  isAvailable: true,
});

const option = (id: string, charge: number) => ({
  id,
  deliveryOption: {
    name: `Delivery ${id}`,
    description: null,
    carrier: null,
    estimatedDaysMin: 1,
    estimatedDaysMax: 2,
    charge: pounds(charge),
  },
});

const summary = (lines: LineItem[], total: number, more: Partial<CheckoutSummary> = {}): CheckoutSummary => ({
  basketDetails: {
    id: 'b1',
    customerInfo: null,
    discountCodes: [],
    cartAndCodeDiscount: pounds(0),
    deliveryCharge: pounds(0),
    currencyCode: 'GBP',
    subTotal: pounds(total),
    taxes: pounds(0),
    grandTotal: pounds(total),
    lineItems: lines,
    notifications: [],
    minimumOrder: null,
  },
  deliveryAddress: null,
  billingAddress: null,
  deliveryZoneOption: null,
  latestPayment: null,
  referenceNumber: null,
  customerComment: null,
  ...more,
});

describe('what changed while an order waited on the device', () => {
  test('nothing is said of what is as it was', () => {
    const same = summary([line('a', 2, 100)], 200);
    expect(orderDifferences(same, same)).toEqual([]);
  });

  test('price, quantity, what went, what came and the total are named', () => {
    const was = summary([line('a', 2, 100), line('b', 1, 50)], 250);
    const now = summary([line('a', 3, 120), line('c', 1, 10)], 370);
    expect(orderDifferences(was, now)).toEqual([
      { type: 'gone', name: 'Bolt b' },
      { type: 'quantity', name: 'Bolt a', was: 2, now: 3 },
      { type: 'price', name: 'Bolt a', was: pounds(100), now: pounds(120) },
      { type: 'added', name: 'Bolt c' },
      { type: 'total', was: pounds(250), now: pounds(370) },
    ]);
  });

  test('a way of delivery that is gone or dearer is named', () => {
    const was = summary([line('a', 1, 1)], 1, { deliveryZoneOption: option('x', 500) });
    expect(orderDifferences(was, summary([line('a', 1, 1)], 1))).toEqual([
      { type: 'delivery', was: 'Delivery x', now: null },
    ]);
    const dearer = summary([line('a', 1, 1)], 1, { deliveryZoneOption: option('x', 700) });
    expect(orderDifferences(was, dearer)).toEqual([{ type: 'charge', was: pounds(500), now: pounds(700) }]);
  });

  test('what the store says of stock, and a minimum that is missed, come first, also where nothing was written down', () => {
    const now = summary([line('a', 9, 100)], 900);
    now.basketDetails.minimumOrder = { amount: 2500, currencyCode: 'GBP', isMet: false };
    now.basketDetails.notifications = [
      { code: 'QuantityReduced', severity: 'Warning', message: 'Only 9 left.', lineItemId: 'line-a' },
    ];
    const first = [
      { type: 'said', name: 'Bolt a', message: 'Only 9 left.' },
      { type: 'minimum', missing: pounds(1600), minimum: pounds(2500) },
    ];
    expect(orderDifferences(null, now)).toEqual(first);
    expect(orderDifferences(summary([line('a', 10, 100)], 1000), now)).toEqual([
      ...first,
      { type: 'quantity', name: 'Bolt a', was: 10, now: 9 },
      { type: 'total', was: pounds(1000), now: pounds(900) },
    ]);
  });
});

describe('a checkout with what waits on the device', () => {
  const typed = typedAddress({
    firstName: 'Ada',
    lastName: 'Byron',
    addressLine1: '1 Mill Lane',
    city: 'Leeds',
    postalCode: 'LS1 1AA',
    countryCode: 'GB',
  });
  const { type: _, id: __, formattedAddress: ___, isDefault: ____, isDefaultBilling: _____, ...choice } = typed;
  const base = summary([line('a', 1, 1000)], 1000, { deliveryZoneOption: option('x', 0) });

  test('another delivery address resets the way of delivery [CHK-03]', () => {
    const draft = { ...emptyDraft, parts: { delivery: { choice, address: typed } } };
    const shown = withDraft(base, draft);
    expect(shown.deliveryAddress?.formattedAddress).toBe('Ada Byron, 1 Mill Lane, Leeds, LS1 1AA, GB');
    expect(shown.deliveryZoneOption).toBeNull();
  });

  test('a chosen way of delivery is part of the total [CHK-05]', () => {
    const shown = withDraft(base, { ...emptyDraft, parts: { option: option('y', 595) } });
    expect(shown.basketDetails.grandTotal).toEqual(pounds(1595));
  });

  test('parts are sent in the order in which the store takes them, each once', () => {
    const draft = {
      ...emptyDraft,
      parts: { option: option('y', 1), delivery: { choice, address: typed } },
    };
    expect(waitingParts(draft)).toEqual(['delivery', 'option']);
    expect(waitingParts(withoutPart(draft, 'delivery'))).toEqual(['option']);
  });
});
