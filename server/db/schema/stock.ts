import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { variants } from './variants.ts';

export const stock = pgTable('stock', {
  variantId: text()
    .primaryKey()
    .references(() => variants.id, { onDelete: 'cascade' }),
  /** May fall below zero where the store sells what is out of stock. */
  quantity: integer().notNull(),
  reorderLevel: integer().notNull().default(0),
  /** 'YYYY-MM-DD'. */
  restockDate: date({ mode: 'string' }),
  updatedAt: updatedAt(),
});
