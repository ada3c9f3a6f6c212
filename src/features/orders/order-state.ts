import type { OrderSummary } from '#contract/order.ts';
import { settledPaymentStatuses } from '#contract/payment.ts';

type Standing = Pick<OrderSummary, 'status' | 'paymentStatus'>;

export const isPaid = ({ paymentStatus }: Standing): boolean =>
  settledPaymentStatuses.some((status) => status === paymentStatus);

/** Whether it waits for its buyer to pay: not for an approval, and not in vain. */
export const isPayable = (order: Standing): boolean => order.status === 'AwaitingPayment' && !isPaid(order);

/** Whether its buyer has chosen to pay by bank transfer, and the money has not come yet. */
export const isAwaitingTransfer = ({ status, paymentStatus }: Standing): boolean =>
  status === 'AwaitingPayment' && paymentStatus === 'AwaitingTransfer';
