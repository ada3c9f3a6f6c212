import { expect, test } from 'vitest';
import type { Order } from '#contract/order.ts';
import { orderPayment } from './order-payment.ts';

const paidBy = (status: string, kind: string): Order['payments'][number] => ({
  publicPaymentId: kind,
  status,
  kind,
  amount: { amount: 100, currencyCode: 'GBP' },
});

test('an order on account says when it falls due, where the store does', () => {
  const order = { paymentStatus: 'OnAccount', payments: [paidBy('OnAccount', 'Account')] };
  expect(orderPayment({ ...order, dueDate: '2026-12-24' })).toBe('On account, due 24 Dec 2026');
  expect(orderPayment(order)).toBe('On account');
});

test('a transfer that is awaited says until when', () => {
  const transfer = { payBy: '2026-12-08T12:00:00Z', account: [] };
  const order = { paymentStatus: 'AwaitingTransfer', payments: [paidBy('AwaitingTransfer', 'Transfer')], transfer };
  expect(orderPayment(order)).toBe('Awaiting bank transfer, due 8 Dec 2026');
});

test('what is paid says how, by the payment that went through', () => {
  const payments = [paidBy('Failed', 'Wallet'), paidBy('Captured', 'Card')];
  expect(orderPayment({ paymentStatus: 'Captured', payments })).toBe('Paid by card');
  expect(orderPayment({ paymentStatus: 'Captured', payments: [] })).toBe('Paid');
  expect(orderPayment({ paymentStatus: 'Failed', payments })).toBe('Not paid yet');
});

test.each(['Pending', 'AwaitingTransfer', 'Failed', 'Cancelled'])(
  'an order that was cancelled or ran out unpaid (%s) is not said to be unpaid yet',
  (paymentStatus) => {
    expect(orderPayment({ status: 'Cancelled', paymentStatus, payments: [] })).toBe('Not paid');
    expect(orderPayment({ status: 'Expired', paymentStatus, payments: [] })).toBe('Not paid');
    expect(orderPayment({ status: 'AwaitingPayment', paymentStatus, payments: [] })).not.toBe('Not paid');
  },
);

test('an order that was cancelled once paid says what became of the money', () => {
  expect(orderPayment({ status: 'Cancelled', paymentStatus: 'Refunded', payments: [] })).toBe('Refunded');
});

test('an order on account that was cancelled is taken off the account: nothing was paid, so nothing is refunded', () => {
  const account = { paymentStatus: 'Refunded', payments: [paidBy('Refunded', 'Account')] };
  expect(orderPayment({ ...account, status: 'Cancelled' })).toBe('Taken off your account');
  expect(orderPayment({ ...account, status: 'Returned' })).toBe('Credited to your account');
  const part = { paymentStatus: 'PartiallyRefunded', payments: [paidBy('PartiallyRefunded', 'Account')] };
  expect(orderPayment({ ...part, status: 'Delivered' })).toBe('Partly credited to your account');
  const card = [paidBy('Cancelled', 'Account'), paidBy('Refunded', 'Card')];
  expect(orderPayment({ status: 'Cancelled', paymentStatus: 'Refunded', payments: card })).toBe('Refunded');
});
