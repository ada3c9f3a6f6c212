import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { variants } from './variants.ts';

export const viewedProducts = pgTable(
  'viewed_products',
  {
    /** 'customer:<id>' or 'guest:<anonymous id>'. */
    viewerKey: text().notNull(),
    variantId: text()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    viewedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.viewerKey, table.variantId] }),
    index('viewed_products_recent').on(table.viewerKey, table.viewedAt.desc()),
    index('viewed_products_variant').on(table.variantId),
  ],
);
