import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * The last transaction that changed what is said of a variant, apart for each table it was in, so that those who change
 * prices and those who change stock never wait for each other. Written by triggers alone. Rows of deleted variants stay:
 * they are how a device learns that a part went.
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
