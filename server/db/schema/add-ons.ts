import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { currencyCode, id } from './columns.ts';
import { products } from './products.ts';
import { variants } from './variants.ts';

export const addOnGroups = pgTable('add_on_groups', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  description: text(),
  isRequired: boolean().notNull().default(false),
  minSelections: integer().notNull().default(0),
  maxSelections: integer().notNull().default(1),
});

export const addOnOptions = pgTable(
  'add_on_options',
  {
    id: id(),
    groupId: text()
      .notNull()
      .references(() => addOnGroups.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    isDefault: boolean().notNull().default(false),
    imageUrl: text(),
    productVariantId: text().references(() => variants.id, { onDelete: 'set null' }),
    sortOrder: integer().notNull(),
  },
  (table) => [
    index('add_on_options_group').on(table.groupId, table.sortOrder),
    index('add_on_options_variant').on(table.productVariantId),
  ],
);

/** Price per piece of the line that carries the option. */
export const addOnOptionPrices = pgTable(
  'add_on_option_prices',
  {
    addOnOptionId: text()
      .notNull()
      .references(() => addOnOptions.id, { onDelete: 'cascade' }),
    currencyCode: currencyCode(),
    amountMinor: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.addOnOptionId, table.currencyCode] })],
);

export const productAddOnGroups = pgTable(
  'product_add_on_groups',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => addOnGroups.id, { onDelete: 'cascade' }),
    sortOrder: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.groupId] }),
    index('product_add_on_groups_group').on(table.groupId),
  ],
);
