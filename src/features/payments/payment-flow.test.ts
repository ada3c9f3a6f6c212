import { expect, test } from 'vitest';
import { isOrderPaid, moveOf } from './payment-flow.ts';

const fields = { type: 'Fields', url: '/sandbox/card' } as const;

test.each([
  ['Captured', null, 'paid'],
  ['Authorized', null, 'paid'],
  ['OnAccount', null, 'paid'],
  ['AwaitingTransfer', null, 'awaited'],
  ['Pending', null, 'confirm'],
  ['Pending', fields, 'step'],
  ['RequiresAction', { type: 'Challenge', url: '/sandbox/challenge' }, 'step'],
  ['Failed', null, 'failed'],
  ['Cancelled', fields, 'failed'],
] as const)('a payment that is %s with next step %j leads to “%s”', (status, nextStep, type) => {
  expect(moveOf({ status, nextStep, failureReason: null }).type).toBe(type);
});

test('an order is paid by what its latest payment says', () => {
  expect(isOrderPaid({ latestPayment: { status: 'Captured' } })).toBe(true);
  expect(isOrderPaid({ latestPayment: { status: 'Failed' } })).toBe(false);
  expect(isOrderPaid({ latestPayment: { status: 'AwaitingTransfer' } })).toBe(false);
  expect(isOrderPaid({ latestPayment: null })).toBe(false);
});
