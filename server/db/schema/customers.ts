import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt } from './columns.ts';
import { priceGroups } from './price-groups.ts';
import type { CustomerSettingsRecord } from './records.ts';

export const customers = pgTable(
  'customers',
  {
    id: id(),
    /** Trimmed and lower-cased by the writer, so that the unique index compares what a person types. */
    email: text().notNull().unique(),
    passwordHash: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    /** Overrides the price group of the customer's company. */
    priceGroupId: text().references(() => priceGroups.id),
    canPayOnAccount: boolean().notNull().default(false),
    isPasswordChangeRequired: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    settings: jsonb().$type<CustomerSettingsRecord>().notNull(),
    /** Tokens issued before this instant are refused (password change, sign-out everywhere). */
    tokensValidFrom: instant().notNull().defaultNow(),
    lastSignedInAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('customers_price_group').on(table.priceGroupId)],
);
