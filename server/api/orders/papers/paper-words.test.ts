import { expect, test } from 'vitest';
import { OrderStatus } from '#contract/order-status.ts';
import { PaymentStatus } from '#contract/payment.ts';
import { orderStatusWords, paymentStatusWords } from '#contract/status-words.ts';
import { dateTimeText } from './paper-words.ts';

test.each([
  ['2026-06-30T23:30:00Z', '1 Jul 2026, 00:30'],
  ['2026-09-05T08:05:00Z', '5 Sept 2026, 09:05'],
  ['2026-12-31T23:59:59Z', '31 Dec 2026, 23:59'],
])('papers are dated by the store’s clock: %s is %s', (moment, text) => {
  expect(dateTimeText(new Date(moment))).toBe(text);
});

test('every status of an order and of a payment is printed in words', () => {
  expect(OrderStatus.options.filter((status) => /[a-z][A-Z]|^$/.test(orderStatusWords[status]))).toEqual([]);
  expect(PaymentStatus.options.filter((status) => /[a-z][A-Z]|^$/.test(paymentStatusWords[status]))).toEqual([]);
});
