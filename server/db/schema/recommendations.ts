import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { RecommendationType } from '#contract/shopper-trail.ts';
import { isOneOf, oneOf } from './columns.ts';
import { products } from './products.ts';

export const recommendations = pgTable(
  'recommendations',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    type: oneOf(RecommendationType.options).notNull(),
    recommendedProductId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** 1 comes first. */
    rank: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.type, table.recommendedProductId] }),
    index('recommendations_target').on(table.recommendedProductId),
    check('recommendations_type', isOneOf(table.type, RecommendationType.options)),
  ],
);
