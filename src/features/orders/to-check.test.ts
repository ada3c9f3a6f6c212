import { expect, test } from 'vitest';
import type { BasketNotification } from '#contract/basket.ts';
import { sampleLine } from '#tests/support/samples/line.ts';
import { sampleOrderLine } from '#tests/support/samples/order-line.ts';
import { toCheckOf } from './to-check.ts';

const order = { items: [{ ...sampleOrderLine, productVariantId: 'ordered' }] };
const lineItems = [
  { ...sampleLine('ordered'), lineItemId: 'again' },
  { ...sampleLine('other'), lineItemId: 'before' },
];
const notice = (code: string, lineItemId: string | null, severity: BasketNotification['severity'] = 'Warning') => ({
  code,
  lineItemId,
  severity,
  message: '',
});
const toCheck = (...notifications: readonly BasketNotification[]) =>
  toCheckOf({ lineItems, notifications: [...notifications] }, order);

test('a line of the order that the store warns of is to be checked, once however much is said of it', () => {
  expect(toCheck(notice('PriceChanged', 'again'))).toBe(1);
  expect(toCheck(notice('PriceChanged', 'again'), notice('OutOfStock', 'again', 'Error'))).toBe(1);
});

test('each line that could not be added is to be checked', () => {
  expect(toCheck(notice('ProductUnavailable', null), notice('ProductUnavailable', null))).toBe(2);
});

test('nothing is to be checked for what was in the cart before, for a cart that is worth too little yet, or for information', () => {
  expect(toCheck(notice('OutOfStock', 'before', 'Error'))).toBe(0);
  expect(toCheck(notice('BelowMinimumOrder', null))).toBe(0);
  expect(toCheck(notice('PriceChanged', 'again', 'Info'))).toBe(0);
});
