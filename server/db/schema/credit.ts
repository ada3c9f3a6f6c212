import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { CreditTransactionType } from '#contract/credit.ts';
import { companies } from './companies.ts';
import { createdAt, currencyCode, id, isOneOf, oneOf, updatedAt } from './columns.ts';
import { orders } from './orders.ts';

export const creditAccounts = pgTable(
  'credit_accounts',
  {
    id: id(),
    companyId: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    currencyCode: currencyCode(),
    creditLimitMinor: integer().notNull(),
    /** What is currently owed; available credit is the limit minus this. */
    outstandingMinor: integer().notNull().default(0),
    overdueMinor: integer().notNull().default(0),
    paymentTermsDays: integer().notNull(),
    isOnHold: boolean().notNull().default(false),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('credit_accounts_company_currency').on(table.companyId, table.currencyCode),
    check('credit_accounts_limit', sql`${table.creditLimitMinor} >= 0`),
  ],
);

export const creditTransactions = pgTable(
  'credit_transactions',
  {
    id: id(),
    creditAccountId: text()
      .notNull()
      .references(() => creditAccounts.id, { onDelete: 'cascade' }),
    at: createdAt(),
    type: oneOf(CreditTransactionType.options).notNull(),
    /** Signed: a purchase is positive (more is owed), a payment negative. */
    amountMinor: integer().notNull(),
    /** What was owed afterwards. */
    balanceAfterMinor: integer().notNull(),
    orderId: text().references(() => orders.id, { onDelete: 'set null' }),
    reference: text(),
    dueDate: date({ mode: 'string' }),
  },
  (table) => [
    index('credit_transactions_account').on(table.creditAccountId, table.at.desc()),
    index('credit_transactions_order').on(table.orderId),
    check('credit_transactions_type', isOneOf(table.type, CreditTransactionType.options)),
  ],
);
