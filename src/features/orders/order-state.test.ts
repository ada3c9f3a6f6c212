import { expect, test } from 'vitest';
import { orderWording } from '#wording/order.ts';
import { isPaid, isPayable } from './order-state.ts';

test.each([
  ['AwaitingPayment', 'Pending', 'Waiting for payment', false, true],
  ['AwaitingPayment', 'AwaitingTransfer', 'Awaiting bank transfer', false, true],
  ['Confirmed', 'Captured', 'Confirmed', true, false],
  ['Confirmed', 'OnAccount', 'Confirmed', true, false],
  ['Expired', 'Cancelled', 'Expired', false, false],
  ['PendingApproval', 'Pending', 'Waiting for approval', false, false],
  // The provider has reported the payment before the order's status follows.
  ['AwaitingPayment', 'Captured', 'Waiting for payment', true, false],
] as const)(
  'an order that is %s and %s reads “%s”; paid: %s, can be paid: %s',
  (status, paymentStatus, words, paid, payable) => {
    expect(orderWording.state({ status, paymentStatus })).toBe(words);
    expect(isPaid({ status, paymentStatus })).toBe(paid);
    expect(isPayable({ status, paymentStatus })).toBe(payable);
  },
);
