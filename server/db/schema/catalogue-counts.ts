import { doublePrecision, integer, pgMaterializedView, text } from 'drizzle-orm/pg-core';

/*
 * Counts over the whole catalogue, kept as materialised views because counting 50,000 products anew takes a tenth of a
 * second. `refreshCatalogueCounts` brings them up to date after products, categories or prices changed.
 */

/** How many products of a category (its subtree; '' is the whole store) carry a facet ('' counts them all). */
export const categoryFacets = pgMaterializedView('category_facets', {
  categoryId: text().notNull(),
  facet: text().notNull(),
  count: integer().notNull(),
}).existing();

/** What a facet 'code:value' is called, and its number where it is one; brands and product types too. */
export const facetValues = pgMaterializedView('facet_values', {
  facet: text().notNull(),
  code: text().notNull(),
  value: text().notNull(),
  label: text().notNull(),
  numericValue: doublePrecision(),
  swatch: text(),
}).existing();

/** Lowest and highest price in a category ('' is the whole store) for a currency and price group ('' is everybody). */
export const categoryPrices = pgMaterializedView('category_prices', {
  categoryId: text().notNull(),
  currencyCode: text().notNull(),
  priceGroupId: text().notNull(),
  fromMinor: integer().notNull(),
  toMinor: integer().notNull(),
}).existing();

/** Every word of three letters or more that names or describes a product, and how often. */
export const searchWords = pgMaterializedView('search_words', {
  word: text().notNull(),
  uses: integer().notNull(),
}).existing();
