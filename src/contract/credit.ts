import * as z from 'zod/mini';
import { Money } from './money.ts';
import { listed, paged, PageQuery } from './paged.ts';
import { CalendarDate, CurrencyCode, Id, Instant } from './primitives.ts';
import { row } from './row.ts';

/** The reason for a movement on a credit account. */
export const CreditTransactionType = z.enum([
  'Allocated',
  'Updated',
  'Purchased',
  'Reimbursed',
  'Refunded',
  'Reverted',
]);

/** A movement on a credit account; `amount` is negative when it uses credit. */
export const CreditTransaction = z.object({
  id: Id,
  date: Instant,
  type: CreditTransactionType,
  amount: Money,
  balanceAfter: Money,
  orderId: z.nullable(Id),
  reference: z.nullable(z.string()),
  dueDate: z.nullable(CalendarDate),
});
export type CreditTransaction = z.infer<typeof CreditTransaction>;

/** The credit of a shopper's company in one currency. */
export const CreditAccount = z.object({
  currencyCode: CurrencyCode,
  creditLimit: Money,
  availableCredit: Money,
  outstandingBalance: Money,
  overdueBalance: Money,
  paymentTermsDays: z.int(),
  isOnHold: z.boolean(),
  transactions: paged(CreditTransaction),
});
export type CreditAccount = z.infer<typeof CreditAccount>;

export const getCredits = row({
  method: 'GET',
  path: '/customers/credits',
  summary: 'Credit accounts with their latest movements',
  audience: 'shopper',
  query: PageQuery,
  data: listed(CreditAccount),
});
