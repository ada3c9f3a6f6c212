import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { companies } from './companies.ts';
import { customers } from './customers.ts';
import { orders } from './orders.ts';

/** Tokens are stored as SHA-256 hex; the clear token exists only in the mail. */
export const signUpRequests = pgTable(
  'sign_up_requests',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text(),
    companyName: text(),
    vatNumber: text(),
    details: jsonb().$type<Record<string, unknown>>(),
    /**
     * For an account requested with a guest's order: the order, and the password chosen with it, which is not valid until the link is
     * followed.
     */
    orderId: text().references(() => orders.id, { onDelete: 'cascade' }),
    passwordHash: text(),
    expiresAt: instant().notNull(),
    completedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('sign_up_requests_email').on(table.email), index('sign_up_requests_order').on(table.orderId)],
);

export const invites = pgTable(
  'invites',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: ['Owner', 'Approver', 'Buyer'] }).notNull(),
    /** Whether the new member may pay on the company's account. */
    canPayOnAccount: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    completedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('invites_email').on(table.email), index('invites_company').on(table.companyId)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    id: id(),
    tokenHash: text().notNull().unique(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    completedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('password_resets_customer').on(table.customerId)],
);
