import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { customers } from './customers.ts';

export const privacyPolicies = pgTable(
  'privacy_policies',
  {
    id: id(),
    version: text().notNull().unique(),
    title: text().notNull(),
    /** Two or three plain sentences. */
    summary: text(),
    bodyHtml: text().notNull(),
    isCurrent: boolean().notNull().default(false),
    publishedAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('privacy_policies_one_current')
      .on(table.isCurrent)
      .where(sql`${table.isCurrent}`),
  ],
);

export const privacyPolicyAcceptances = pgTable(
  'privacy_policy_acceptances',
  {
    privacyPolicyId: text()
      .notNull()
      .references(() => privacyPolicies.id, { onDelete: 'cascade' }),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    acceptedAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.privacyPolicyId] }),
    index('privacy_policy_acceptances_policy').on(table.privacyPolicyId),
  ],
);
