import { expect, test } from 'vitest';
import { paymentState, whileConfirming } from './payment-state.ts';

test('the flag is up while a payment is confirmed and down after, whatever the outcome [CHK-12]', async () => {
  const seen: boolean[] = [];
  await whileConfirming(async () => seen.push(paymentState.isConfirming));
  seen.push(paymentState.isConfirming);
  await whileConfirming(async () => {
    seen.push(paymentState.isConfirming);
    throw new Error('declined');
  }).catch(() => seen.push(paymentState.isConfirming));
  expect(seen).toEqual([true, false, true, false]);
});
