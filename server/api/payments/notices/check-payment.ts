import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orders, payments } from '#server/db/schema.ts';
import { inTransaction } from '#server/api/http/write.ts';
import type { Outbox } from '#server/api/mail/outbox.ts';
import type { PaymentDriver, PaymentDrivers, PaymentRecord } from '#server/api/payments/driver.ts';
import { refreshFromProvider } from '#server/api/payments/open-payments.ts';
import { isTransaction } from '#server/api/payments/payment-access.ts';

/** Dependencies for checking payments without a shopper's request. */
export interface NoticeContext {
  readonly db: Database;
  readonly payments: PaymentDrivers;
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly now: Date;
}

/** Asks the provider for a payment's state and applies it, as if the shopper had come back. Null if there is no such payment. */
export const checkPayment = async (
  { db, outbox, ...context }: NoticeContext,
  driver: PaymentDriver,
  transactionId: string,
): Promise<PaymentRecord | null> => {
  const isIt = isTransaction(driver.provider.id, transactionId);
  const looked = await inTransaction(db, async (tx) => {
    const [found] = await tx.select({ orderId: payments.orderId }).from(payments).where(isIt);
    if (found === undefined) return null;
    const [order] = await tx.select().from(orders).where(eq(orders.id, found.orderId)).for('update');
    const [payment] = await tx.select().from(payments).where(isIt).for('update');
    if (order === undefined || payment === undefined) return null;
    return refreshFromProvider({ ...context, db: tx, mailer: outbox.mailerOf(tx) }, order, driver, payment, {
      isFinished: true,
    });
  });
  void outbox.deliver();
  return looked;
};
