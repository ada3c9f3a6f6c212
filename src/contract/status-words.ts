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
