import { type Payment, PaymentStep } from '#contract/payment.ts';
import type { PaymentRecord } from './driver.ts';
import { isOpen } from './payment-states.ts';

/** A payment in the contract's shape; it has a next step only while it is open. */
export const paymentView = (payment: PaymentRecord): Payment => ({
  id: payment.id,
  publicPaymentId: payment.publicPaymentId,
  orderId: payment.orderId,
  paymentProviderId: payment.paymentProviderId,
  status: payment.status,
  amount: { amount: payment.amountMinor, currencyCode: payment.currencyCode },
  transactionId: payment.transactionId,
  nextStep: isOpen(payment.status) ? nextStepOf(payment) : null,
  failureReason: payment.failureMessage,
  expiresAt: isOpen(payment.status) ? (payment.expiresAt?.toISOString() ?? null) : null,
});

const nextStepOf = ({ clientData }: PaymentRecord): PaymentStep | null => {
  const step = PaymentStep.safeParse(clientData['nextStep']);
  return step.success ? step.data : null;
};
