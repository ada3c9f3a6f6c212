import { type PaymentStatus, settledPaymentStatuses } from '#contract/payment.ts';

const nextOf: Readonly<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  Pending: ['RequiresAction', 'Authorized', 'Captured', 'OnAccount', 'Failed', 'Cancelled'],
  RequiresAction: ['Pending', 'Authorized', 'Captured', 'Failed', 'Cancelled'],
  Authorized: ['Captured', 'PartiallyRefunded', 'Refunded', 'Cancelled'],
  Captured: ['PartiallyRefunded', 'Refunded'],
  PartiallyRefunded: ['Refunded'],
  OnAccount: ['PartiallyRefunded', 'Refunded'],
  Refunded: [],
  // Money can arrive late, for a payment that was given up: it is taken, or given back at once.
  Failed: ['Authorized', 'Captured', 'Refunded'],
  Cancelled: ['Authorized', 'Captured', 'Refunded'],
};

/** Whether a payment may change from one state into another; staying is always allowed. */
export const canPaymentBecome = (from: PaymentStatus, to: PaymentStatus): boolean =>
  from === to || nextOf[from].includes(to);

/** The shopper still has something to do for it. */
export const isOpen = (status: PaymentStatus): boolean => status === 'Pending' || status === 'RequiresAction';

/** The shopper owes nothing more for now. */
export const isSettled = (status: PaymentStatus): boolean => settledPaymentStatuses.includes(status);
