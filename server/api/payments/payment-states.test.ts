import { describe, expect, test } from 'vitest';
import { PaymentStatus } from '#contract/payment.ts';
import { canPaymentBecome, isOpen, isSettled } from './payment-states.ts';

describe('the states of a payment', () => {
  test('three are open and three are settled', () => {
    expect(PaymentStatus.options.filter(isOpen)).toEqual(['Pending', 'RequiresAction', 'AwaitingTransfer']);
    expect(PaymentStatus.options.filter(isSettled)).toEqual(['Authorized', 'Captured', 'OnAccount']);
  });

  test('what is captured can only be given back', () => {
    expect(PaymentStatus.options.filter((to) => to !== 'Captured' && canPaymentBecome('Captured', to))).toEqual([
      'PartiallyRefunded',
      'Refunded',
    ]);
  });

  test('money may arrive for a payment that was given up', () => {
    expect(canPaymentBecome('Cancelled', 'Captured')).toBe(true);
    expect(canPaymentBecome('Cancelled', 'RequiresAction')).toBe(false);
  });

  test('what is refunded stays so', () => {
    expect(PaymentStatus.options.filter((to) => canPaymentBecome('Refunded', to))).toEqual(['Refunded']);
  });
});
