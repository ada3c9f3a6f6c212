import { expect, test } from 'vitest';
import { minimumOrder, missingToMinimum } from './minimum-order.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });
const settings = { minimumOrderPrices: [gbp(25_000), { amount: 0, currencyCode: 'USD' }] };

test.each([
  [0, false, 25_000],
  [24_999, false, 1],
  [25_000, true, null],
  [25_001, true, null],
])('goods of %i against a minimum of 25000: met %s, missing %s [CART-06]', (goods, isMet, missing) => {
  const minimum = minimumOrder(settings, 'GBP', goods);
  expect(minimum).toEqual({ ...gbp(25_000), isMet });
  expect(missingToMinimum(minimum, goods)).toBe(missing);
});

test.each(['USD', 'EUR'])('%s has no minimum: nothing is missing', (currencyCode) => {
  expect(minimumOrder(settings, currencyCode, 0)).toBeNull();
  expect(missingToMinimum(null, 0)).toBeNull();
});
