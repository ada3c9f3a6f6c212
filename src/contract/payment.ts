import * as z from 'zod/mini';
import { BasketOwner } from './basket-rows.ts';
import { Money } from './money.ts';
import { ById, CurrencyCode, Id } from './primitives.ts';
import { row } from './row.ts';

/** How a shopper pays with a provider. `Transfer` is an addition: by bank transfer, on a proforma invoice. */
export const PaymentKind = z.enum(['Card', 'Wallet', 'Hosted', 'Account', 'Transfer']);
export type PaymentKind = z.infer<typeof PaymentKind>;

/** The status of a payment. `AwaitingTransfer` is an addition: the shopper has finished, and the bank transfer is on its way. */
export const PaymentStatus = z.enum([
  'Pending',
  'RequiresAction',
  'AwaitingTransfer',
  'Authorized',
  'Captured',
  'PartiallyRefunded',
  'Refunded',
  'Failed',
  'Cancelled',
  'OnAccount',
]);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Statuses in which the shopper owes nothing more for now. */
export const settledPaymentStatuses: readonly PaymentStatus[] = ['Authorized', 'Captured', 'OnAccount'];

/** A way to pay. `code` names the driver; `settings` hold only what its code in the page needs, and nothing secret. */
export const PaymentProvider = z.object({
  id: Id,
  code: z.string(),
  name: z.string(),
  kind: PaymentKind,
  description: z.nullable(z.string()),
  icons: z.array(z.string()),
  isDefault: z.boolean(),
  settings: z.record(z.string(), z.string()),
});
export type PaymentProvider = z.infer<typeof PaymentProvider>;

/**
 * The shopper's next step: fill in the provider's own fields, approve, pass a challenge, or go to the provider's page. `Script`
 * is an addition: the provider's script does all that within the page. It receives `data`, and returns to `url`.
 */
export const PaymentStep = z.object({
  type: z.enum(['Fields', 'Approve', 'Challenge', 'Redirect', 'Script']),
  url: z.string(),
  data: z.optional(z.record(z.string(), z.string())),
});
export type PaymentStep = z.infer<typeof PaymentStep>;

/** A payment for an order; the shopper has until `expiresAt` to confirm it. */
export const Payment = z.object({
  id: Id,
  publicPaymentId: z.string(),
  orderId: Id,
  paymentProviderId: Id,
  status: PaymentStatus,
  amount: Money,
  transactionId: z.nullable(z.string()),
  nextStep: z.nullable(PaymentStep),
  failureReason: z.nullable(z.string()),
  expiresAt: z.nullable(z.iso.datetime({ offset: true })),
});
export type Payment = z.infer<typeof Payment>;

export const getPaymentProviders = row({
  method: 'GET',
  path: '/payment-providers',
  summary: 'Active ways to pay',
  audience: 'anyone',
  data: z.object({ paymentProviders: z.array(PaymentProvider) }),
});

export const createPayment = row({
  method: 'POST',
  path: '/payments',
  summary: "Begin to pay for an order; amount and currency must be the order's grand total",
  audience: 'anyone',
  query: BasketOwner,
  body: z.object({
    orderId: Id,
    paymentProviderId: Id,
    amount: z.int().check(z.gte(0)),
    currencyCode: CurrencyCode,
  }),
  data: Payment,
});

export const processPayment = row({
  method: 'PUT',
  path: '/payments/{id}/process',
  summary: 'Confirm a payment with what the provider handed back',
  audience: 'anyone',
  params: ById,
  query: BasketOwner,
  body: z.object({ token: z.optional(z.string().check(z.maxLength(500))) }),
  data: Payment,
});

export const refreshPayment = row({
  method: 'POST',
  path: '/payments/refresh',
  summary: 'Ask the provider how a payment stands',
  audience: 'anyone',
  query: BasketOwner,
  body: z.object({
    orderId: Id,
    paymentId: Id,
    paymentProviderId: Id,
    transactionId: z.optional(z.nullable(z.string())),
  }),
  data: Payment,
});
