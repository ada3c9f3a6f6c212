import { asc, count, desc, eq } from 'drizzle-orm';
import type { CreditAccount } from '#contract/credit.ts';
import { creditAccounts, creditTransactions } from '#server/db/schema.ts';
import { type HandlerContext, type Handlers, signedIn } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';

export const creditHandlers = {
  async getCredits(context, { query }) {
    const { companyId } = signedIn(context);
    if (companyId === null) return { results: [] };
    const accounts = await context.db
      .select()
      .from(creditAccounts)
      .where(eq(creditAccounts.companyId, companyId))
      .orderBy(asc(creditAccounts.currencyCode));
    const results: CreditAccount[] = [];
    for (const account of accounts) results.push(await viewOf(context, account, query));
    return { results };
  },
} satisfies Handlers<'getCredits'>;

type Account = typeof creditAccounts.$inferSelect;

const viewOf = async (
  { db }: HandlerContext,
  account: Account,
  query: { PageNumber?: number | undefined; PageSize?: number | undefined },
): Promise<CreditAccount> => {
  const { currencyCode } = account;
  const money = (amount: number) => ({ amount, currencyCode });
  const page = pageOf(query, 20);
  const isOfAccount = eq(creditTransactions.creditAccountId, account.id);
  const [counted] = await db.select({ total: count() }).from(creditTransactions).where(isOfAccount);
  const rows = await db
    .select()
    .from(creditTransactions)
    .where(isOfAccount)
    .orderBy(desc(creditTransactions.at), desc(creditTransactions.id))
    .limit(page.limit)
    .offset(page.offset);
  return {
    currencyCode,
    creditLimit: money(account.creditLimitMinor),
    availableCredit: money(account.creditLimitMinor - account.outstandingMinor),
    outstandingBalance: money(account.outstandingMinor),
    // Part of what is owed: a credit for an overdue order lowers both.
    overdueBalance: money(Math.max(0, Math.min(account.overdueMinor, account.outstandingMinor))),
    paymentTermsDays: account.paymentTermsDays,
    isOnHold: account.isOnHold,
    transactions: {
      ...page.head,
      total: counted?.total ?? 0,
      results: rows.map((row) => ({
        id: row.id,
        date: row.at.toISOString(),
        type: row.type,
        // The ledger's amounts count what is owed, the shopper's what is left.
        amount: money(0 - row.amountMinor),
        balanceAfter: money(row.balanceAfterMinor),
        orderId: row.orderId,
        reference: row.reference,
        dueDate: row.dueDate,
      })),
    },
  };
};
