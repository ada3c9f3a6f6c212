import type { Order } from '#contract/order.ts';
import { settlementOf, settlementWords } from '#contract/status-words.ts';
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
  ...settlementWords,
};

type Paid = Pick<Order, 'paymentStatus' | 'payments' | 'dueDate' | 'transfer'> & { readonly status?: string };

/** The payment status of an order in words, with the due date if there is one. */
export const orderPayment = ({ status: orderStatus, paymentStatus, payments, dueDate, transfer }: Paid): string => {
  const kind = payments.find((payment) => payment.status === paymentStatus)?.kind;
  const settlement = settlementOf({ status: orderStatus, paymentStatus, kind });
  if (settlement !== null) return orderPaymentWording[settlement];
  const status = orderWording.paymentStatus[paymentStatus] ?? paymentStatus;
  if (paymentStatus === 'OnAccount' && dueDate !== undefined)
    return orderPaymentWording.due(status, proseDate(dueDate));
  if (paymentStatus === 'AwaitingTransfer' && transfer !== undefined) {
    return orderPaymentWording.due(status, proseDate(transfer.payBy));
  }
  return paymentStatus === 'Captured' ? (paidBy[kind ?? ''] ?? status) : status;
};
