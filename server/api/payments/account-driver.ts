import { and, eq } from 'drizzle-orm';
import type { PaymentProvider } from '#contract/payment.ts';
import type { Queryable } from '#server/db/database.ts';
import { companyMembers, creditAccounts, creditTransactions, customers } from '#server/db/schema.ts';
import { moneyText } from '#contract/money-text.ts';
import { conflict, invalidField } from '#server/api/http/refusal.ts';
import { dateIn } from '#server/api/store/store-day.ts';
import type { PaymentDriver, PaymentProgress } from './driver.ts';

type CreditAccount = typeof creditAccounts.$inferSelect;

/** Pay on account: settled at once from the credit of the shopper's company, if enough is left. */
export const accountDriver = (provider: Omit<PaymentProvider, 'code' | 'kind'>): PaymentDriver => {
  const settled = (): Promise<PaymentProgress> => Promise.resolve({ status: 'OnAccount', nextStep: null });
  return {
    code: 'account',
    kind: 'Account',
    provider,
    endsAt: () => null,

    async isOffered({ db, shopper, currencyCode }) {
      if (shopper === null || shopper.companyId === null) return false;
      if (!(await mayPayOnAccount(db, shopper.customerId, shopper.companyId))) return false;
      const [account] = await db
        .select({ isOnHold: creditAccounts.isOnHold })
        .from(creditAccounts)
        .where(ofCompany(shopper.companyId, currencyCode));
      return account !== undefined && !account.isOnHold;
    },

    async begin(payment, { db, now, order }) {
      const { companyId, customerId } = order;
      if (companyId === null || customerId === null || !(await mayPayOnAccount(db, customerId, companyId))) {
        throw invalidField('paymentProviderId', 'NoAccount', 'This order cannot be paid on account.');
      }
      const account = await lockAccount(db, companyId, payment.currencyCode);
      if (account === null)
        throw invalidField('paymentProviderId', 'NoAccount', 'There is no account in this currency.');
      if (account.isOnHold)
        throw conflict('AccountOnHold', 'The account is on hold. Choose another way to pay, or call us.');
      const availableMinor = account.creditLimitMinor - account.outstandingMinor;
      if (payment.amountMinor > availableMinor) {
        const available = moneyText(Math.max(0, availableMinor), payment.currencyCode);
        throw conflict('CreditExceeded', `The order exceeds the credit that is left (${available}).`);
      }
      await move(db, account, now, {
        type: 'Purchased',
        amountMinor: payment.amountMinor,
        orderId: order.id,
        reference: order.number,
        dueDate: dateIn(account.paymentTermsDays, now),
      });
      return settled();
    },

    process: settled,
    refresh: settled,
    cancel: () => Promise.resolve(),

    async refund(payment, amountMinor, { db, now, order }) {
      const account = order.companyId === null ? null : await lockAccount(db, order.companyId, payment.currencyCode);
      if (account === null) throw conflict('NoAccount', 'The account of this order is closed. Call us.');
      await move(db, account, now, {
        type: 'Reverted',
        amountMinor: -amountMinor,
        orderId: order.id,
        reference: order.number,
        dueDate: null,
      });
    },
  };
};

const ofCompany = (companyId: string, currencyCode: string) =>
  and(eq(creditAccounts.companyId, companyId), eq(creditAccounts.currencyCode, currencyCode));

/** Whether a customer may use a company's credit; they may have moved to another company since they ordered. */
const mayPayOnAccount = async (db: Queryable, customerId: string, companyId: string): Promise<boolean> => {
  const [member] = await db
    .select({ canPayOnAccount: customers.canPayOnAccount })
    .from(customers)
    .innerJoin(companyMembers, eq(companyMembers.customerId, customers.id))
    .where(and(eq(customers.id, customerId), eq(companyMembers.companyId, companyId)));
  return member?.canPayOnAccount ?? false;
};

/** Locked until the transaction ends, so that two orders can't both use the last of the credit. */
const lockAccount = async (db: Queryable, companyId: string, currencyCode: string): Promise<CreditAccount | null> => {
  const [account] = await db.select().from(creditAccounts).where(ofCompany(companyId, currencyCode)).for('update');
  return account ?? null;
};

const move = async (
  db: Queryable,
  account: CreditAccount,
  now: Date,
  movement: Pick<typeof creditTransactions.$inferInsert, 'type' | 'orderId' | 'reference' | 'dueDate'> & {
    readonly amountMinor: number;
  },
): Promise<void> => {
  const outstandingMinor = account.outstandingMinor + movement.amountMinor;
  await db.update(creditAccounts).set({ outstandingMinor, updatedAt: now }).where(eq(creditAccounts.id, account.id));
  await db
    .insert(creditTransactions)
    .values({ ...movement, creditAccountId: account.id, at: now, balanceAfterMinor: outstandingMinor });
};
