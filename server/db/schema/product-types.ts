import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

export const productTypes = pgTable('product_types', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
});

export const attributeDefinitions = pgTable('attribute_definitions', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  type: text({ enum: ['text', 'number', 'boolean', 'colour'] }).notNull(),
  unit: text(),
  group: text(),
  isFilterable: boolean().notNull().default(false),
  sortOrder: integer().notNull(),
});

/** Which attributes a product type declares, in the order of its specification table. */
export const productTypeAttributes = pgTable(
  'product_type_attributes',
  {
    productTypeId: text()
      .notNull()
      .references(() => productTypes.id, { onDelete: 'cascade' }),
    attributeId: text()
      .notNull()
      .references(() => attributeDefinitions.id, { onDelete: 'cascade' }),
    sortOrder: integer().notNull(),
    /** True if the attribute distinguishes the variants of a product. */
    isAxis: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productTypeId, table.attributeId] }),
    index('product_type_attributes_attribute').on(table.attributeId),
  ],
);
