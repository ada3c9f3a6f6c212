import type { OrderStatus } from '#contract/order-status.ts';
import type { OrderDocumentKind } from '#contract/order-document.ts';

export const paperTitles: Readonly<Record<OrderDocumentKind, string>> = {
  'order-confirmation': 'Order confirmation',
  proforma: 'Proforma invoice',
  'pick-list': 'Pick list',
};

/** The status of an order in words for buyers. */
export const statusWords: Readonly<Partial<Record<OrderStatus, string>>> = {
  PendingApproval: 'Waiting for approval',
  AwaitingPayment: 'Waiting for payment',
  Processing: 'Being packed',
  OnHold: 'On hold',
  PartiallyShipped: 'Partly sent',
  Shipped: 'Sent',
  PartiallyReturned: 'Partly returned',
};

export const paymentWords: Readonly<Record<string, string>> = {
  AwaitingTransfer: 'Awaiting bank transfer',
  Authorized: 'Authorised',
  Captured: 'Paid',
  PartiallyRefunded: 'Partly refunded',
  Refunded: 'Refunded',
  OnAccount: 'On account',
};

// The store's own time zone, as on its screens.
const date = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Europe/London',
});
const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/London',
});

export const dateText = (at: Date): string => date.format(at);

export const dateTimeText = (at: Date): string => `${date.format(at)}, ${time.format(at)}`;

/** Printed if the typefaces lack some characters of the order. */
export const lacksLettersText =
  'Some letters can’t be printed here: “?” stands in for each. The order’s page in the shop shows them.';
