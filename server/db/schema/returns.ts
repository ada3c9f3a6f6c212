import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { ReturnItemState, ReturnStatus } from '#contract/order-return.ts';
import { createdAt, currencyCode, id, isOneOf, oneOf, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { orderLines, orders } from './orders.ts';

export const returnNumbers = pgSequence('return_numbers', { startWith: 70001 });

export const returnReasons = pgTable('return_reasons', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  requiresComment: boolean().notNull().default(false),
  sortOrder: integer().notNull(),
});

export const returnResolutions = pgTable('return_resolutions', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  sortOrder: integer().notNull(),
});

export const orderReturns = pgTable(
  'order_returns',
  {
    id: id(),
    number: text()
      .notNull()
      .unique()
      .default(sql`'RT-' || nextval('return_numbers')`),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    status: oneOf(ReturnStatus.options).notNull(),
    currencyCode: currencyCode(),
    refundMinor: integer(),
    note: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('order_returns_order').on(table.orderId),
    index('order_returns_customer').on(table.customerId, table.createdAt.desc()),
    check('order_returns_status', isOneOf(table.status, ReturnStatus.options)),
  ],
);

export const orderReturnItems = pgTable(
  'order_return_items',
  {
    id: id(),
    returnId: text()
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    orderLineId: text()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    reasonId: text()
      .notNull()
      .references(() => returnReasons.id),
    resolutionId: text()
      .notNull()
      .references(() => returnResolutions.id),
    comment: text(),
    imageUrls: jsonb().$type<string[]>().notNull(),
    state: oneOf(ReturnItemState.options).notNull().default('Advised'),
  },
  (table) => [
    index('order_return_items_return').on(table.returnId),
    index('order_return_items_line').on(table.orderLineId),
    index('order_return_items_reason').on(table.reasonId),
    index('order_return_items_resolution').on(table.resolutionId),
    check('order_return_items_quantity', sql`${table.quantity} > 0`),
    check('order_return_items_state', isOneOf(table.state, ReturnItemState.options)),
  ],
);

export const orderReturnTimeline = pgTable(
  'order_return_timeline',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    returnId: text()
      .notNull()
      .references(() => orderReturns.id, { onDelete: 'cascade' }),
    at: createdAt(),
    status: text().notNull(),
    note: text(),
  },
  (table) => [index('order_return_timeline_return').on(table.returnId, table.at)],
);
