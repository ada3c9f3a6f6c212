import { expect, test } from 'vitest';
import { deliveryChargeOf, deliveryDaysOf } from './delivery-days.ts';

const option = (estimatedDaysMax: number, amount: number) => ({
  name: 'Economy',
  description: null,
  carrier: null,
  estimatedDaysMin: 0,
  estimatedDaysMax,
  charge: { amount, currencyCode: 'GBP' },
});

test.each([
  ['delivery that costs nothing', option(3, 0), 'Free delivery'],
  ['collection that costs nothing', option(0, 0), 'Free'],
  ['delivery', option(3, 500), '£5.00'],
  ['collection', option(0, 200), '£2.00'],
])('%s costs %j [CHK-18]', (_, deliveryOption, text) => {
  expect(deliveryChargeOf(deliveryOption)).toBe(text);
});

test('goods that are delivered arrive on days, goods that are collected are ready, and a store that names no days promises none [CHK-05]', () => {
  const days = { deliversFrom: '2026-11-23', deliversTo: '2026-11-25' };
  expect(deliveryDaysOf({ ...option(3, 500), ...days })).toMatch(/^Arrives .*23.*25/);
  expect(deliveryDaysOf({ ...option(0, 0), ...days })).toMatch(/^Ready .*23.*25/);
  expect(deliveryDaysOf(option(3, 500))).toBeNull();
});
