import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { customers } from './customers.ts';

const addressColumns = {
  firstName: text().notNull(),
  lastName: text().notNull(),
  companyName: text(),
  addressLine1: text().notNull(),
  addressLine2: text(),
  city: text().notNull(),
  county: text(),
  postalCode: text().notNull(),
  countryCode: text().notNull(),
  phone: text(),
  deliveryInstructions: text(),
  isDefault: boolean().notNull().default(false),
  isDefaultBilling: boolean().notNull().default(false),
};

export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    ...addressColumns,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('customer_addresses_customer').on(table.customerId),
    uniqueIndex('customer_addresses_one_default')
      .on(table.customerId)
      .where(sql`${table.isDefault}`),
  ],
);

export const companyAddresses = pgTable(
  'company_addresses',
  {
    id: id(),
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    ...addressColumns,
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('company_addresses_company').on(table.companyId),
    uniqueIndex('company_addresses_one_default')
      .on(table.companyId)
      .where(sql`${table.isDefault}`),
  ],
);
