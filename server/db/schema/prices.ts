import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { currencyCode } from './columns.ts';
import { priceGroups } from './price-groups.ts';
import { products } from './products.ts';
import { variants } from './variants.ts';

/**
 * Unit price from a quantity upwards. Rows without a price group apply to everybody; if a shopper's group has rows for a variant and
 * currency, those replace the general ones completely. Quantity 1 always has a row.
 */
export const variantPrices = pgTable(
  'variant_prices',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    variantId: text()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    currencyCode: currencyCode(),
    priceGroupId: text().references(() => priceGroups.id, { onDelete: 'cascade' }),
    minimumQuantity: integer().notNull().default(1),
    amountMinor: integer().notNull(),
    /** The price before an offer, shown struck through; null when there is no offer. */
    originalMinor: integer(),
  },
  (table) => [
    unique('variant_prices_tier')
      .on(table.variantId, table.currencyCode, table.priceGroupId, table.minimumQuantity)
      .nullsNotDistinct(),
    index('variant_prices_group').on(table.priceGroupId),
    check('variant_prices_sane', sql`${table.amountMinor} >= 0 and ${table.minimumQuantity} > 0`),
  ],
);

/** Lowest and highest price for one piece across a product's variants; the group is '' for everybody. */
export const productPriceRanges = pgTable(
  'product_price_ranges',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    currencyCode: currencyCode(),
    priceGroupId: text().notNull().default(''),
    fromMinor: integer().notNull(),
    toMinor: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.currencyCode, table.priceGroupId] }),
    index('product_price_ranges_from').on(table.currencyCode, table.priceGroupId, table.fromMinor),
  ],
);
