import type { Order } from '#contract/order.ts';
import { proseDate } from '#contract/store-clock.ts';
import { orderWording } from './order.ts';

const paidBy: Readonly<Record<string, string>> = {
  Card: 'Paid by card',
  Wallet: 'Paid by wallet',
  Hosted: 'Paid by bank',
  Transfer: 'Paid by bank transfer',
};

export const orderPaymentWording = {
  paidBy,
  due: (status: string, date: string) => `${status}, due ${date}`,
};

type Paid = Pick<Order, 'paymentStatus' | 'payments' | 'dueDate' | 'transfer'>;

/** The payment status of an order in words, with the due date if there is one. */
export const orderPayment = ({ paymentStatus, payments, dueDate, transfer }: Paid): string => {
  const status = orderWording.paymentStatus[paymentStatus] ?? paymentStatus;
  if (paymentStatus === 'OnAccount' && dueDate !== undefined)
    return orderPaymentWording.due(status, proseDate(dueDate));
  if (paymentStatus === 'AwaitingTransfer' && transfer !== undefined) {
    return orderPaymentWording.due(status, proseDate(transfer.payBy));
  }
  if (paymentStatus !== 'Captured') return status;
  const kind = payments.find((payment) => payment.status === paymentStatus)?.kind;
  return paidBy[kind ?? ''] ?? status;
};
