import { doublePrecision, integer, pgMaterializedView, text } from 'drizzle-orm/pg-core';

/*
 * Counts over the whole catalogue, kept as materialised views because counting 50,000 products takes a tenth of a second.
 * `refreshCatalogueCounts` updates them after products, categories or prices changed.
 */

/** How many products of a category (its subtree; '' is the whole store) have a facet ('' counts them all). */
export const categoryFacets = pgMaterializedView('category_facets', {
  categoryId: text().notNull(),
  facet: text().notNull(),
  count: integer().notNull(),
}).existing();

/** The label of a facet 'code:value', and its number if it is numeric; includes brands and product types. */
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

/** Every word of three or more letters in a product's name or description, and how often it is used. */
export const searchWords = pgMaterializedView('search_words', {
  word: text().notNull(),
  uses: integer().notNull(),
}).existing();
