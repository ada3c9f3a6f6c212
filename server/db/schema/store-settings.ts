import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { CustomerProductPolicy, InventoryMode } from '#contract/store.ts';
import { currencyCode, isOneOf, oneOf, updatedAt } from './columns.ts';
import type { SellerRecord } from './records.ts';

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
    inventoryAvailability: oneOf(InventoryMode.options).notNull(),
    anonymousCustomerProductPolicy: oneOf(CustomerProductPolicy.options).notNull(),
    isOutOfStockPurchaseEnabled: boolean().notNull(),
    isQuickOrderEnabled: boolean().notNull(),
    displayProductVariantSkusEnabled: boolean().notNull(),
    isCheckoutTermsAndConditionsEnabled: boolean().notNull(),
    checkoutTermsAndConditionsText: text().notNull().default('TBC'),
    pricesIncludeTax: boolean().notNull(),
    lowStockThreshold: integer().notNull(),
    /** The seller's details on documents; null if not configured yet. */
    seller: jsonb().$type<SellerRecord>(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('store_settings_single_row', sql`${table.id} = 'store'`),
    check('store_settings_inventory', isOneOf(table.inventoryAvailability, InventoryMode.options)),
    check('store_settings_policy', isOneOf(table.anonymousCustomerProductPolicy, CustomerProductPolicy.options)),
  ],
);

export const minimumOrderPrices = pgTable('minimum_order_prices', {
  currencyCode: currencyCode().primaryKey(),
  amountMinor: integer().notNull(),
});
