import { type Payment, type PaymentStep, settledPaymentStatuses } from '#contract/payment.ts';

/** The page's next move for a payment. */
export type PaymentMove =
  | { readonly type: 'paid' }
  | { readonly type: 'awaited' }
  | { readonly type: 'failed'; readonly reason: string | null }
  | { readonly type: 'step'; readonly step: PaymentStep }
  | { readonly type: 'confirm' };

/**
 * Settled means paid, and ended without money means failed; a bank transfer is awaited. Otherwise the provider's next step or, if
 * there is none, confirm at once.
 */
export const moveOf = (payment: Pick<Payment, 'status' | 'nextStep' | 'failureReason'>): PaymentMove => {
  if (settledPaymentStatuses.includes(payment.status)) return { type: 'paid' };
  if (payment.status === 'AwaitingTransfer') return { type: 'awaited' };
  if (payment.status === 'Pending' || payment.status === 'RequiresAction') {
    return payment.nextStep === null ? { type: 'confirm' } : { type: 'step', step: payment.nextStep };
  }
  return { type: 'failed', reason: payment.failureReason };
};

/** Whether an order has been paid for. */
export const isOrderPaid = (order: { readonly latestPayment: { readonly status: string } | null }): boolean =>
  settledPaymentStatuses.some((status) => status === order.latestPayment?.status);
