import type { OrderSummary } from '#contract/order.ts';
import { settledPaymentStatuses } from '#contract/payment.ts';

type Standing = Pick<OrderSummary, 'status' | 'paymentStatus'>;

export const isPaid = ({ paymentStatus }: Standing): boolean =>
  settledPaymentStatuses.some((status) => status === paymentStatus);

/** Whether it still awaits payment; not if it awaits approval, is paid or has ended. */
export const isPayable = (order: Standing): boolean => order.status === 'AwaitingPayment' && !isPaid(order);

/** Whether the buyer has chosen bank transfer and the money has not arrived yet. */
export const isAwaitingTransfer = ({ status, paymentStatus }: Standing): boolean =>
  status === 'AwaitingPayment' && paymentStatus === 'AwaitingTransfer';
