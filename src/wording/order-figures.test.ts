import { expect, test } from 'vitest';
import { type OrderSums, orderFigures } from './order-figures.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });
const sums: OrderSums = {
  subTotal: pounds(10_000),
  discount: pounds(1_000),
  deliveryCharge: pounds(500),
  taxes: pounds(1_900),
  grandTotal: pounds(11_400),
};

const rows = (more: Partial<OrderSums>) =>
  orderFigures({ ...sums, ...more }).map(({ name, value, isTotal }) => [name, value, isTotal ?? false]);

test('the figures of an order end in its total', () => {
  expect(rows({})).toEqual([
    ['Subtotal', '£100.00', false],
    ['Discount', '-£10.00', false],
    ['Delivery', '£5.00', false],
    ['VAT', '£19.00', false],
    ['Total inc VAT', '£114.00', true],
  ]);
});

test('without a discount there is no figure for it, and without tax none is named in the total', () => {
  expect(rows({ discount: pounds(0), taxes: pounds(0), grandTotal: pounds(10_500) })).toEqual([
    ['Subtotal', '£100.00', false],
    ['Delivery', '£5.00', false],
    ['VAT', '-', false],
    ['Total', '£105.00', true],
  ]);
});

const option = (estimatedDaysMax: number) => ({
  id: 'zone',
  deliveryOption: {
    name: 'Collect from the counter',
    description: null,
    carrier: null,
    estimatedDaysMin: 0,
    estimatedDaysMax,
    charge: pounds(0),
  },
});

test('nothing is delivered, free or not, to who collects', () => {
  expect(rows({ deliveryCharge: pounds(0), deliveryZoneOption: option(0) })[2]).toEqual(['Collection', 'Free', false]);
  expect(rows({ deliveryCharge: pounds(200), deliveryZoneOption: option(0) })[2]).toEqual([
    'Collection',
    '£2.00',
    false,
  ]);
  expect(rows({ deliveryCharge: pounds(0), deliveryZoneOption: option(3) })[2]).toEqual([
    'Delivery',
    'Free delivery',
    false,
  ]);
});

test.each([
  [null, 'Not chosen yet'],
  [pounds(0), 'Free delivery'],
])('delivery of %j is “%s” [CHK-18]', (deliveryCharge, text) => {
  expect(rows({ deliveryCharge })[2]).toEqual(['Delivery', text, false]);
});
