import { type PaymentStatus, settledPaymentStatuses } from '#contract/payment.ts';

const nextOf: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  Pending: ['RequiresAction', 'AwaitingTransfer', 'Authorized', 'Captured', 'OnAccount', 'Failed', 'Cancelled'],
  RequiresAction: ['Pending', 'Authorized', 'Captured', 'Failed', 'Cancelled'],
  AwaitingTransfer: ['Captured', 'Failed', 'Cancelled'],
  Authorized: ['Captured', 'PartiallyRefunded', 'Refunded', 'Cancelled'],
  Captured: ['PartiallyRefunded', 'Refunded'],
  PartiallyRefunded: ['Refunded'],
  OnAccount: ['PartiallyRefunded', 'Refunded'],
  Refunded: [],
  // Money can arrive after a payment was cancelled or failed: it is accepted, or refunded at once.
  Failed: ['Authorized', 'Captured', 'Refunded'],
  Cancelled: ['Authorized', 'Captured', 'Refunded'],
};

/** Whether a payment may change from one state into another; keeping the state is always allowed. */
export const canPaymentBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  from === to || nextOf[from].includes(to);

/** Whether money may still arrive: the shopper or a bank has yet to act. */
export const isOpen = (status: PaymentStatus): boolean =>
  status === 'Pending' || status === 'RequiresAction' || status === 'AwaitingTransfer';

/** Whether the shopper owes nothing more for now. */
export const isSettled = (status: PaymentStatus): boolean => settledPaymentStatuses.includes(status);

/** Whether the store has the money of a payment, or what is left of it after a partial refund. */
export const hasMoney = (status: PaymentStatus): boolean => isSettled(status) || status === 'PartiallyRefunded';
