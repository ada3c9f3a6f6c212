import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { PaymentKind, PaymentStatus } from '#contract/payment.ts';
import { createdAt, currencyCode, id, instant, isOneOf, oneOf, updatedAt } from './columns.ts';
import { orders } from './orders.ts';

export const payments = pgTable(
  'payments',
  {
    id: id(),
    publicPaymentId: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentProviderId: text().notNull(),
    kind: oneOf(PaymentKind.options).notNull(),
    status: oneOf(PaymentStatus.options).notNull(),
    amountMinor: integer().notNull(),
    refundedMinor: integer().notNull().default(0),
    currencyCode: currencyCode(),
    /** The provider's own id. */
    transactionId: text(),
    /** What the browser needs to continue the payment (client secret, address of a hosted page); never a secret of ours. */
    clientData: jsonb().$type<Record<string, unknown>>().notNull(),
    /** What the driver must remember between calls; never sent to a browser. */
    driverData: jsonb().$type<Record<string, unknown>>().notNull(),
    failureCode: text(),
    failureMessage: text(),
    expiresAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('payments_order').on(table.orderId, table.createdAt.desc()),
    uniqueIndex('payments_transaction').on(table.paymentProviderId, table.transactionId),
    check('payments_status', isOneOf(table.status, PaymentStatus.options)),
    check('payments_kind', isOneOf(table.kind, PaymentKind.options)),
  ],
);
