import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tsvector } from './columns.ts';
import { products } from './products.ts';

/** One row per product, written by `refreshProductSearch`: everything that lists filter, sort or search by. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: text()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The product's categories and all their ancestors. */
    categoryIds: text().array().notNull(),
    /** 'code:value' for every filterable attribute of the product and its variants, with 'brand:slug' and 'type:code'. */
    facets: text().array().notNull(),
    name: text().notNull(),
    /** The name in lower case with every number padded to ten digits, so that M6 comes before M10. */
    sortName: text()
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(regexp_replace(lower("name"), '(\\d+)', '0000000000\\1', 'g'), '0*(\\d{10})', '\\1', 'g')`,
      ),
    popularity: integer().notNull(),
    isInStock: boolean().notNull(),
    /** Name and fragments of part numbers have weight A, brand and categories B, attributes C, descriptions D ('english'). */
    document: tsvector().notNull(),
    /** The name alone, to rank products with that name above those that only mention it. */
    nameDocument: tsvector()
      .notNull()
      .generatedAlwaysAs(sql`to_tsvector('english', "name")`),
    /** Lower-case name, brand, categories and short description, for misspelt words. */
    words: text().notNull(),
  },
  (table) => [
    index('product_search_categories').using('gin', table.categoryIds),
    index('product_search_facets').using('gin', table.facets),
    index('product_search_document').using('gin', table.document),
    // Few are out of stock, so counting these tells how many are not.
    index('product_search_out_of_stock')
      .using('gin', table.categoryIds)
      .where(sql`not ${table.isInStock}`),
    index('product_search_popularity').on(table.popularity.desc(), table.productId),
    index('product_search_name').on(table.sortName, table.productId),
  ],
);

/** Filterable attribute values, one row per distinct value of a product (including its variants' values). */
export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    value: text().notNull(),
    label: text().notNull(),
    numericValue: doublePrecision(),
    swatch: text(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.code, table.value] }),
    index('product_attribute_values_value').on(table.code, table.value, table.productId),
    index('product_attribute_values_number').on(table.code, table.numericValue),
  ],
);
