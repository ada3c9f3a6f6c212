import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, currencyCode, instant, isOneOf } from './columns.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';
import { priceGroups } from './price-groups.ts';

const discountTypes = ['Percentage', 'Fixed', 'FreeDelivery'] as const;

export const discountCodes = pgTable(
  'discount_codes',
  {
    /** Upper case; what a shopper types is trimmed and upper-cased before the lookup. */
    code: text().primaryKey(),
    type: text({ enum: discountTypes }).notNull(),
    description: text().notNull(),
    /** 1000 is 10 %; only for Percentage. */
    percentBasisPoints: integer(),
    startsAt: instant(),
    endsAt: instant(),
    usageLimit: integer(),
    usageLimitPerCustomer: integer(),
    usedCount: integer().notNull().default(0),
    /** Only for shoppers of this group; null for everybody. */
    priceGroupId: text().references(() => priceGroups.id),
    /** True for a code that can be combined with another one. */
    isStackable: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('discount_codes_type', isOneOf(table.type, discountTypes)),
    index('discount_codes_group').on(table.priceGroupId),
  ],
);

/** A code works only in the currencies that have a row here. */
export const discountCodeAmounts = pgTable(
  'discount_code_amounts',
  {
    code: text()
      .notNull()
      .references(() => discountCodes.code, { onDelete: 'cascade' }),
    currencyCode: currencyCode(),
    /** The amount off of a Fixed code; null for the other types. */
    amountMinor: integer(),
    minimumSpendMinor: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.code, table.currencyCode] })],
);

export const discountCodeUses = pgTable(
  'discount_code_uses',
  {
    code: text()
      .notNull()
      .references(() => discountCodes.code, { onDelete: 'cascade' }),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    email: text().notNull(),
    usedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderId] }),
    index('discount_code_uses_order').on(table.orderId),
    index('discount_code_uses_customer').on(table.customerId),
    index('discount_code_uses_email').on(table.code, table.email),
  ],
);
