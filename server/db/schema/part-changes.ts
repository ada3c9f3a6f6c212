import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The last transaction that changed a variant's data, stored separately per source table, so that writers of prices and of stock never wait
 * for each other. Written only by triggers. Rows of deleted variants stay: devices learn from them that a part was removed.
 */
export const partChanges = pgTable(
  'part_changes',
  {
    variantId: text().notNull(),
    source: text({ enum: ['variant', 'stock', 'price', 'product'] }).notNull(),
    changedIn: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.source] }),
    index('part_changes_changed_in').on(table.changedIn, table.variantId),
  ],
);
