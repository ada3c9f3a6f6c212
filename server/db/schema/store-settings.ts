import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { currencyCode, isOneOf, updatedAt } from './columns.ts';
import { inventoryModes, productPolicies } from './statuses.ts';

/** One row, with the id 'store'. The first currency and country are the defaults. */
export const storeSettings = pgTable(
  'store_settings',
  {
    id: text().primaryKey().default('store'),
    storeName: text().notNull(),
    supportEmail: text().notNull(),
    supportPhone: text().notNull(),
    countryCodes: text().array().notNull(),
    currencyCodes: text().array().notNull(),
    inventoryAvailability: text({ enum: inventoryModes }).notNull(),
    anonymousCustomerProductPolicy: text({ enum: productPolicies }).notNull(),
    isOutOfStockPurchaseEnabled: boolean().notNull(),
    isQuickOrderEnabled: boolean().notNull(),
    displayProductVariantSkusEnabled: boolean().notNull(),
    isCheckoutTermsAndConditionsEnabled: boolean().notNull(),
    checkoutTermsAndConditionsText: text().notNull().default('TBC'),
    pricesIncludeTax: boolean().notNull(),
    lowStockThreshold: integer().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('store_settings_single_row', sql`${table.id} = 'store'`),
    check('store_settings_inventory', isOneOf(table.inventoryAvailability, inventoryModes)),
    check('store_settings_policy', isOneOf(table.anonymousCustomerProductPolicy, productPolicies)),
  ],
);

export const minimumOrderPrices = pgTable('minimum_order_prices', {
  currencyCode: currencyCode().primaryKey(),
  amountMinor: integer().notNull(),
});
