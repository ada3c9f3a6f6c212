import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { customers } from './customers.ts';
import { priceGroups } from './price-groups.ts';

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    vatNumber: text(),
    accountNumber: text().notNull().unique(),
    priceGroupId: text().references(() => priceGroups.id),
    /** Unused: no order needs approval. Kept, since an earlier version that runs beside this one selects it. */
    approvalThresholdMinor: integer(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [index('companies_price_group').on(table.priceGroupId)],
);

export const companyMembers = pgTable(
  'company_members',
  {
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .unique()
      .references(() => customers.id, { onDelete: 'cascade' }),
    role: text({ enum: ['Owner', 'Approver', 'Buyer'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.customerId] })],
);
