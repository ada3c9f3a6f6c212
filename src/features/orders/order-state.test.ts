import { expect, test } from 'vitest';
import { orderWording } from '#wording/order.ts';
import { isPaid } from './order-state.ts';

test.each([
  ['AwaitingPayment', 'Pending', 'Waiting for payment', false],
  ['AwaitingPayment', 'AwaitingTransfer', 'Awaiting bank transfer', false],
  ['Confirmed', 'Captured', 'Confirmed', true],
  ['Confirmed', 'OnAccount', 'Confirmed', true],
  ['Expired', 'Cancelled', 'Expired', false],
] as const)('an order that is %s and %s reads %s [CHK-17]', (status, paymentStatus, words, paid) => {
  expect(orderWording.state({ status, paymentStatus })).toBe(words);
  expect(isPaid({ status, paymentStatus })).toBe(paid);
});
