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
  /** Of an order that nobody will pay any more. */
  notPaid: 'Not paid',
  /** Of an order on account: nothing was paid with it. */
  offAccount: 'Taken off your account',
  credited: 'Credited to your account',
  partlyCredited: 'Partly credited to your account',
};

type Paid = Pick<Order, 'paymentStatus' | 'payments' | 'dueDate' | 'transfer'> & { readonly status?: string };

const unpayable: ReadonlySet<string> = new Set(['Cancelled', 'Expired']);
const unpaid: ReadonlySet<string> = new Set(['Pending', 'RequiresAction', 'AwaitingTransfer', 'Failed', 'Cancelled']);

/** What a refund of an order on account comes to; null if the order was paid for. */
const creditedTo = (status: string | undefined, paymentStatus: string, payments: Paid['payments']): string | null => {
  if (payments.find((payment) => payment.status === paymentStatus)?.kind !== 'Account') return null;
  if (paymentStatus === 'PartiallyRefunded') return orderPaymentWording.partlyCredited;
  if (paymentStatus !== 'Refunded') return null;
  return status === 'Cancelled' ? orderPaymentWording.offAccount : orderPaymentWording.credited;
};

/** The payment status of an order in words, with the due date if there is one. */
export const orderPayment = ({ status: orderStatus, paymentStatus, payments, dueDate, transfer }: Paid): string => {
  if (unpayable.has(orderStatus ?? '') && unpaid.has(paymentStatus)) return orderPaymentWording.notPaid;
  const status = orderWording.paymentStatus[paymentStatus] ?? paymentStatus;
  if (paymentStatus === 'OnAccount' && dueDate !== undefined)
    return orderPaymentWording.due(status, proseDate(dueDate));
  if (paymentStatus === 'AwaitingTransfer' && transfer !== undefined) {
    return orderPaymentWording.due(status, proseDate(transfer.payBy));
  }
  if (paymentStatus !== 'Captured') return creditedTo(orderStatus, paymentStatus, payments) ?? status;
  const kind = payments.find((payment) => payment.status === paymentStatus)?.kind;
  return paidBy[kind ?? ''] ?? status;
};
