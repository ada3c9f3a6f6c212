import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { variants } from './variants.ts';

export const backInStockRequests = pgTable(
  'back_in_stock_requests',
  {
    id: id(),
    variantId: text()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    customerId: text().references(() => customers.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** How many more pieces must come in. */
    quantity: integer().notNull().default(1),
    /** The lowest stock since the request was made: pieces above that have come in since. */
    fewestInStock: integer().notNull().default(0),
    notifiedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('back_in_stock_requests_waiting')
      .on(table.variantId, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('back_in_stock_requests_customer').on(table.customerId),
  ],
);

export const marketingSubscriptions = pgTable(
  'marketing_subscriptions',
  {
    /** Trimmed and lower-cased by the writer. */
    email: text().primaryKey(),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    isSubscribed: boolean().notNull(),
    source: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('marketing_subscriptions_customer').on(table.customerId)],
);
