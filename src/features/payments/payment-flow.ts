import { type Payment, type PaymentStep, settledPaymentStatuses } from '#contract/payment.ts';

/** What the page does with a payment as it stands. */
export type PaymentMove =
  | { readonly type: 'paid' }
  | { readonly type: 'failed'; readonly reason: string | null }
  | { readonly type: 'step'; readonly step: PaymentStep }
  | { readonly type: 'confirm' };

/** Settled is paid; ended without money is failed; else the provider's next step, or the confirmation that needs none. */
export const moveOf = (payment: Pick<Payment, 'status' | 'nextStep' | 'failureReason'>): PaymentMove => {
  if (settledPaymentStatuses.includes(payment.status)) return { type: 'paid' };
  if (payment.status === 'Pending' || payment.status === 'RequiresAction') {
    return payment.nextStep === null ? { type: 'confirm' } : { type: 'step', step: payment.nextStep };
  }
  return { type: 'failed', reason: payment.failureReason };
};

/** Whether an order still has to be paid for. */
export const isOrderPaid = (order: { readonly latestPayment: { readonly status: string } | null }): boolean =>
  settledPaymentStatuses.some((status) => status === order.latestPayment?.status);
