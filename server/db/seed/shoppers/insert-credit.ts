import type { Queryable } from '#server/db/database.ts';
import { creditAccounts, creditTransactions } from '#server/db/schema.ts';
import { isoDate } from '#server/db/seed/catalogue/stock-plan.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import { companyId } from './insert-shoppers.ts';
import type { PastOrder } from './past-order.ts';

const dayMs = 86_400_000;
const termsDays = 30;

type Entry = Omit<typeof creditTransactions.$inferInsert, 'balanceAfterMinor' | 'id'> & { at: Date };

/** Orders on account, each paid when it was due, except the last one due; the balance follows from them. */
export async function insertCredit(db: Queryable, past: readonly PastOrder[], now: Date): Promise<void> {
  const creditAccountId = seedId('credit-account', 'GBP');
  const onAccount = past.filter(({ order }) => order.paymentStatus === 'OnAccount');
  const dueOf = ({ order }: PastOrder): Date => new Date(order.createdAt.getTime() + termsDays * dayMs);
  const due = onAccount.filter((one) => dueOf(one) < now);
  const overdue = due.at(-1);
  const purchased = onAccount.map((one): Entry => ({
    creditAccountId,
    at: one.order.createdAt,
    type: 'Purchased',
    amountMinor: one.order.grandTotalMinor,
    orderId: one.order.id,
    reference: one.order.number,
    dueDate: isoDate(dueOf(one).getTime()),
  }));
  const paid = due
    .filter((one) => one !== overdue)
    .map((one): Entry => ({
      creditAccountId,
      at: dueOf(one),
      type: 'Reimbursed',
      amountMinor: -one.order.grandTotalMinor,
      orderId: one.order.id,
      reference: `Bank transfer, ${one.order.number}`,
      dueDate: null,
    }));
  let balanceAfterMinor = 0;
  const rows = [...purchased, ...paid]
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((entry) => {
      balanceAfterMinor += entry.amountMinor;
      return { ...entry, id: seedId('credit-transaction', `${entry.type}/${entry.reference}`), balanceAfterMinor };
    });
  await insertRows(db, creditAccounts, [
    {
      id: creditAccountId,
      companyId,
      currencyCode: 'GBP',
      creditLimitMinor: 2_500_000,
      outstandingMinor: balanceAfterMinor,
      overdueMinor: overdue?.order.grandTotalMinor ?? 0,
      paymentTermsDays: termsDays,
      isOnHold: false,
      updatedAt: now,
    },
  ]);
  await insertRows(db, creditTransactions, rows);
}
