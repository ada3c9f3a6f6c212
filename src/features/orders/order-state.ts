import type { OrderSummary } from '#contract/order.ts';
import { settledPaymentStatuses } from '#contract/payment.ts';

type Standing = Pick<OrderSummary, 'status' | 'paymentStatus'>;

export const isPaid = ({ paymentStatus }: Standing): boolean =>
  settledPaymentStatuses.some((status) => status === paymentStatus);

/** Whether the buyer still has to pay; false while the order awaits approval, or if paying would be pointless. */
export const isPayable = (order: Standing): boolean => order.status === 'AwaitingPayment' && !isPaid(order);

/** Whether the buyer has chosen bank transfer and the money has not arrived yet. */
export const isAwaitingTransfer = ({ status, paymentStatus }: Standing): boolean =>
  status === 'AwaitingPayment' && paymentStatus === 'AwaitingTransfer';
