import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, currencyCode, id, instant, isOneOf, updatedAt } from './columns.ts';
import { orders } from './orders.ts';
import { paymentKinds, paymentStatuses } from './statuses.ts';

export const payments = pgTable(
  'payments',
  {
    id: id(),
    publicPaymentId: text().notNull().unique(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    paymentProviderId: text().notNull(),
    kind: text({ enum: paymentKinds }).notNull(),
    status: text({ enum: paymentStatuses }).notNull(),
    amountMinor: integer().notNull(),
    refundedMinor: integer().notNull().default(0),
    currencyCode: currencyCode(),
    /** The provider's own id. */
    transactionId: text(),
    /** What the browser needs to carry the payment on (client secret, address of a hosted page); never a secret of ours. */
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
    check('payments_status', isOneOf(table.status, paymentStatuses)),
    check('payments_kind', isOneOf(table.kind, paymentKinds)),
  ],
);
