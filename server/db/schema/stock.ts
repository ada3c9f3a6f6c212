import { date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { updatedAt } from './columns.ts';
import { variants } from './variants.ts';

export const stock = pgTable('stock', {
  variantId: text()
    .primaryKey()
    .references(() => variants.id, { onDelete: 'cascade' }),
  /** May fall below zero if the store sells out-of-stock items. */
  quantity: integer().notNull(),
  reorderLevel: integer().notNull().default(0),
  /** 'YYYY-MM-DD'. */
  restockDate: date({ mode: 'string' }),
  updatedAt: updatedAt(),
});
