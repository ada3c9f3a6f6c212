import { expect, test } from 'vitest';
import type { Order, OrderLine } from '#contract/order.ts';
import { sampleOrderLine } from '#tests/support/samples/order-line.ts';
import { boughtIn, sortedBought } from './bought.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

const line = (sku: string, quantity: number): OrderLine => ({
  ...sampleOrderLine,
  productVariantId: sku,
  productName: `Part ${sku}`,
  sku,
  quantity,
});

const order = (createdAt: string, items: OrderLine[], status: Order['status'] = 'Delivered'): Order => ({
  id: createdAt,
  publicId: createdAt,
  number: createdAt,
  createdAt,
  status,
  paymentStatus: 'Captured',
  shipmentStatus: 'Delivered',
  grandTotal: pounds(100),
  referenceNumber: null,
  itemCount: items.length,
  canReorder: true,
  subTotal: pounds(100),
  discount: pounds(0),
  deliveryCharge: pounds(0),
  taxes: pounds(0),
  discountCodes: [],
  items,
  customerInfo: null,
  deliveryAddress: null,
  billingAddress: null,
  deliveryZoneOption: null,
  customerComment: null,
  shipments: [],
  payments: [],
  latestPayment: null,
  timeline: [],
  canCancel: false,
  canReturn: false,
  proformaUrl: null,
});

const bought = boughtIn([
  order('2026-01-05T08:00:00Z', [line('B', 5), line('A', 1)]),
  order('2026-03-05T08:00:00Z', [line('A', 7)]),
  order('2026-04-05T08:00:00Z', [line('C', 9)], 'Cancelled'),
]);

test('everything bought is there once, with the last quantity and date, and how often; what was cancelled is not', () => {
  expect(bought.map(({ line: { sku, quantity }, lastAt, times }) => [sku, quantity, lastAt, times])).toEqual([
    ['A', 7, '2026-03-05T08:00:00Z', 2],
    ['B', 5, '2026-01-05T08:00:00Z', 1],
  ]);
});

test('it is sorted by date, by how often, and by name, and narrowed by what is typed', () => {
  const several = boughtIn([
    order('2026-01-05T08:00:00Z', [line('A', 1), line('B', 1)]),
    order('2026-02-05T08:00:00Z', [line('A', 1), line('B', 1)]),
    order('2026-03-05T08:00:00Z', [line('B', 1)]),
    order('2026-04-05T08:00:00Z', [line('C', 1)]),
  ]);
  const skus = (sort: 'last' | 'often' | 'name', typed = '') =>
    sortedBought(several, sort, typed).map(({ line: { sku } }) => sku);
  expect(skus('last')).toEqual(['C', 'B', 'A']);
  expect(skus('often')).toEqual(['B', 'A', 'C']);
  expect(skus('name')).toEqual(['A', 'B', 'C']);
  expect(skus('last', 'part b')).toEqual(['B']);
});
