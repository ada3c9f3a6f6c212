import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { tsvector } from './columns.ts';
import { products } from './products.ts';
import { variants } from './variants.ts';

/**
 * One row per active variant, written by `refreshVariantSearch`: the words it is compared with, as `partWordsOf` returns them, and the
 * terms it is found by.
 */
export const variantSearch = pgTable(
  'variant_search',
  {
    variantId: text()
      .primaryKey()
      .references(() => variants.id, { onDelete: 'cascade' }),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sortOrder: integer().notNull(),
    name: text().array().notNull(),
    detail: text().array().notNull(),
    size: text().array().notNull(),
    more: text().array().notNull(),
    code: text().array().notNull(),
    /** Raw lexemes without a dictionary: `partTermsOf` has already unified synonyms. */
    terms: tsvector().notNull(),
  },
  (table) => [
    index('variant_search_terms').using('gin', table.terms),
    index('variant_search_product').on(table.productId, table.sortOrder),
  ],
);
