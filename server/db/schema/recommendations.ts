import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { isOneOf } from './columns.ts';
import { products } from './products.ts';
import { recommendationTypes } from './statuses.ts';

export const recommendations = pgTable(
  'recommendations',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    type: text({ enum: recommendationTypes }).notNull(),
    recommendedProductId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 1 comes first. */
    rank: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.type, table.recommendedProductId] }),
    index('recommendations_target').on(table.recommendedProductId),
    check('recommendations_type', isOneOf(table.type, recommendationTypes)),
  ],
);
