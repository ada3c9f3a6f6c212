import { expect, test } from 'vitest';
import { deliveryFacts, deliveryOf, nextOf } from './order-next.ts';

const option = (estimatedDaysMax: number) => ({
  name: 'Economy',
  description: null,
  carrier: null,
  estimatedDaysMin: 0,
  estimatedDaysMax,
  charge: { amount: 0, currencyCode: 'GBP' },
});

const address = {
  id: 'address',
  firstName: 'Ada',
  lastName: 'Hill',
  companyName: null,
  addressLine1: '1 Trade Road',
  addressLine2: null,
  city: 'Leeds',
  county: null,
  postalCode: 'LS1 4AP',
  countryCode: 'GB',
  phone: null,
  deliveryInstructions: null,
  formattedAddress: '1 Trade Road, Leeds',
  isDefault: false,
  isDefaultBilling: false,
  type: 'Customer' as const,
};

const order = (status: 'Confirmed' | 'PartiallyShipped' | 'Shipped' | 'Delivered' | 'Cancelled', daysMax = 3) => ({
  status,
  paymentStatus: 'OnAccount',
  customerInfo: { firstName: 'Ada', lastName: 'Hill', email: 'ada@example.com', phone: '01', company: null },
  deliveryZoneOption: { id: 'zone', deliveryOption: option(daysMax) },
  grandTotal: { amount: 100, currencyCode: 'GBP' },
});

test.each([
  [
    'confirmed',
    order('Confirmed'),
    'It’s on your account. We’re packing it now; we’ll email you when it’s sent. We’ve sent a confirmation to ada@example.com.',
  ],
  [
    'to be collected',
    order('Confirmed', 0),
    'It’s on your account. We’re packing it now for you to collect. We’ve sent a confirmation to ada@example.com.',
  ],
  ['partly sent', order('PartiallyShipped'), 'Part of it has been sent; we’ll email you when the rest is.'],
  ['sent', order('Shipped'), undefined],
  ['delivered', order('Delivered'), undefined],
  ['cancelled', order('Cancelled'), 'It has been cancelled. There’s nothing to pay.'],
])('the confirmation of an order that is %s says what comes next now, not when it was placed', (_, placed, next) => {
  expect(nextOf(placed)).toBe(next);
});

test.each([
  ['Confirmed', 'Economy. Arrives in 0 to 3 working days', 'Economy. Arrives Tue 1 – Wed 2 Dec'],
  ['Shipped', 'Economy', 'Economy. Arrives Tue 1 – Wed 2 Dec'],
  ['Delivered', 'Economy', 'Economy'],
  ['Cancelled', 'Economy', 'Economy'],
] as const)('of an order that is %s the delivery is %j, and with dates %j', (status, counted, dated) => {
  const days = { deliversFrom: '2026-12-01', deliversTo: '2026-12-02' };
  expect(deliveryOf(order(status), option(3))).toBe(counted);
  expect(deliveryOf(order(status), { ...option(3), ...days })).toBe(dated);
});

test('a courier on the same day delivers, and a collection days later is ready then', () => {
  const courier = { ...option(0), name: 'City courier', carrier: 'Citybike', isCollection: false };
  const of = (deliveryOption: typeof courier) =>
    deliveryFacts({
      ...order('Confirmed'),
      deliveryAddress: address,
      deliveryZoneOption: { id: 'zone', deliveryOption },
    });
  expect(of(courier)).toEqual([
    { name: 'Delivery', value: 'City courier. Arrives today' },
    { name: 'Delivery address', value: '1 Trade Road, Leeds' },
  ]);
  const counter = { ...option(0), name: 'Counter', isCollection: true };
  expect(deliveryOf(order('Confirmed'), counter)).toBe('Counter. Ready today');
  expect(deliveryOf(order('Confirmed'), { ...counter, estimatedDaysMax: 2 })).toBe(
    'Counter. Ready in 0 to 2 working days',
  );
});

test('a collected order says where and when it is collected, and names no delivery address', () => {
  const deliveryAddress = address;
  const counter = {
    ...option(0),
    name: 'Collect from the counter',
    description: 'Ready in an hour, 06:30 to 17:00.',
    deliversFrom: '2026-12-01',
    deliversTo: '2026-12-01',
  };
  const of = (status: 'Confirmed' | 'Delivered', deliveryOption: typeof counter) =>
    deliveryFacts({ ...order(status), deliveryAddress, deliveryZoneOption: { id: 'zone', deliveryOption } });
  expect(of('Confirmed', counter)).toEqual([
    { name: 'Collection', value: 'Collect from the counter. Ready in an hour, 06:30 to 17:00. Ready Tue 1 Dec' },
  ]);
  expect(of('Delivered', counter)).toEqual([{ name: 'Collection', value: 'Collect from the counter' }]);
  expect(of('Delivered', { ...counter, name: 'Economy', estimatedDaysMax: 3 })).toEqual([
    { name: 'Delivery', value: 'Economy' },
    { name: 'Delivery address', value: '1 Trade Road, Leeds' },
  ]);
});
