import type { OrderStatus } from './order-status.ts';
import type { PaymentStatus } from './payment.ts';

// Kept apart from the schemas: wording imports this, and a changed word must not make browsers download the validator again.

/** The status of an order in words for buyers, on screens and on paper. */
export const orderStatusWords: Readonly<Record<OrderStatus, string>> = {
  Created: 'Created',
  PendingApproval: 'Waiting for approval',
  AwaitingPayment: 'Waiting for payment',
  Confirmed: 'Confirmed',
  Processing: 'Being packed',
  OnHold: 'On hold',
  PartiallyShipped: 'Partly sent',
  Shipped: 'Sent',
  Delivered: 'Delivered',
  Completed: 'Completed',
  PartiallyReturned: 'Partly returned',
  Returned: 'Returned',
  Cancelled: 'Cancelled',
  Expired: 'Expired',
};

/** The status of a payment in words for buyers, on screens and on paper. */
export const paymentStatusWords: Readonly<Record<PaymentStatus, string>> = {
  Pending: 'Not paid yet',
  RequiresAction: 'Not paid yet',
  AwaitingTransfer: 'Awaiting bank transfer',
  Authorized: 'Authorised',
  Captured: 'Paid',
  PartiallyRefunded: 'Partly refunded',
  Refunded: 'Refunded',
  Failed: 'Not paid yet',
  Cancelled: 'Not paid yet',
  OnAccount: 'On account',
};

/** Words for orders whose payment status alone would mislead, on screens and on paper. */
export const settlementWords = {
  /** Of an order that nobody will pay any more. */
  notPaid: 'Not paid',
  /** Of an order on account: nothing was paid with it. */
  offAccount: 'Taken off your account',
  credited: 'Credited to your account',
  partlyCredited: 'Partly credited to your account',
};

/** An order's status and payment status, and the kind of the payment that the latter comes from. */
interface Settled {
  readonly status: string | undefined;
  readonly paymentStatus: string;
  readonly kind: string | undefined;
}

const unpayable: ReadonlySet<string> = new Set(['Cancelled', 'Expired']);
const unpaid: ReadonlySet<string> = new Set(['Pending', 'RequiresAction', 'AwaitingTransfer', 'Failed', 'Cancelled']);

/** What became of an order's payment; null if its payment status says it. */
export const settlementOf = ({ status = '', paymentStatus, kind }: Settled): keyof typeof settlementWords | null => {
  if (unpayable.has(status) && unpaid.has(paymentStatus)) return 'notPaid';
  if (kind !== 'Account') return null;
  if (paymentStatus === 'PartiallyRefunded') return 'partlyCredited';
  if (paymentStatus !== 'Refunded') return null;
  return status === 'Cancelled' ? 'offAccount' : 'credited';
};
