import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { addOnOptions } from './add-ons.ts';
import { baskets } from './baskets.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { discountCodes } from './discount-codes.ts';
import { variants } from './variants.ts';

export const basketLines = pgTable(
  'basket_lines',
  {
    id: id(),
    basketId: text()
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    variantId: text()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    /** Unit price that the shopper last saw, in the basket's currency; null if prices were hidden. */
    seenPriceMinor: integer(),
    /** The requested quantity if stock allowed less; null once the shopper has accepted a quantity. */
    wishedQuantity: integer(),
    sortOrder: integer().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('basket_lines_basket').on(table.basketId, table.sortOrder),
    index('basket_lines_variant').on(table.variantId),
    check('basket_lines_quantity', sql`${table.quantity} > 0`),
  ],
);

export const basketLineAddOns = pgTable(
  'basket_line_add_ons',
  {
    basketLineId: text()
      .notNull()
      .references(() => basketLines.id, { onDelete: 'cascade' }),
    addOnOptionId: text()
      .notNull()
      .references(() => addOnOptions.id, { onDelete: 'cascade' }),
    quantity: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.basketLineId, table.addOnOptionId] }),
    index('basket_line_add_ons_option').on(table.addOnOptionId),
  ],
);

export const basketDiscountCodes = pgTable(
  'basket_discount_codes',
  {
    basketId: text()
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    code: text()
      .notNull()
      .references(() => discountCodes.code, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.code] }),
    index('basket_discount_codes_code').on(table.code),
  ],
);
