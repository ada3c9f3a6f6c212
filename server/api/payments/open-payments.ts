import { randomUUID } from 'node:crypto';
import { eq, max, sql } from 'drizzle-orm';
import { payments } from '#server/db/schema.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import type { PaymentDriver, PaymentRecord } from './driver.ts';
import { driverOf, lockPayments } from './payment-access.ts';
import {
  applyProgress,
  driverContext,
  expirePayment,
  isOverdue,
  type MailingContext,
  updatePayment,
} from './payment-progress.ts';
import { hasMoney, isOpen, isSettled } from './payment-states.ts';

/** Stores a new payment for the total of the locked order, as the newest of its payments. */
export const storePayment = async (
  context: MailingContext,
  order: OrderRecord,
  driver: PaymentDriver,
): Promise<PaymentRecord> => {
  const { db, now } = context;
  const before = db
    .select({ at: max(payments.createdAt) })
    .from(payments)
    .where(eq(payments.orderId, order.id));
  const [payment] = await db
    .insert(payments)
    .values({
      publicPaymentId: randomUUID(),
      orderId: order.id,
      paymentProviderId: driver.provider.id,
      kind: driver.kind,
      status: 'Pending',
      amountMinor: order.grandTotalMinor,
      currencyCode: order.currencyCode,
      clientData: {},
      driverData: {},
      expiresAt: driver.endsAt(driverContext(context, order)),
      // A request that came before another may lock the order after it, and the clocks of processes differ.
      createdAt: sql`greatest(${sql.param(now, payments.createdAt)}, (${before}) + interval '1 millisecond')`,
      updatedAt: now,
    })
    .returning();
  if (payment === undefined) throw new Error('The payment was not stored.');
  return payment;
};

/** Ends all open payments of an order but `kept`, since only one may be open. Returns the one that turns out to be paid, if any. */
export const closeOpenPayments = async (
  context: MailingContext,
  order: OrderRecord,
  kept?: PaymentRecord,
): Promise<PaymentRecord | null> => {
  for (const payment of await lockPayments(context, order.id)) {
    if (!isOpen(payment.status) || payment.id === kept?.id) continue;
    const driver = driverOf(context, payment.paymentProviderId);
    const seen = await refreshFromProvider(context, order, driver, payment);
    if (isSettled(seen.status)) return seen;
    if (!isOpen(seen.status)) continue;
    await driver.cancel(seen, driverContext(context, order));
    await updatePayment(context, seen, {
      status: 'Cancelled',
      failureCode: 'Superseded',
      failureMessage: 'Another payment was started instead.',
    });
  }
  return null;
};

/**
 * Asks the provider for the state of a payment; one that is open past its time is closed. With `isFinished`, a payment that
 * is not yet overdue is also captured if the shopper has approved it.
 */
export const refreshFromProvider = async (
  context: MailingContext,
  order: OrderRecord,
  driver: PaymentDriver,
  payment: PaymentRecord,
  { isFinished = false }: { readonly isFinished?: boolean } = {},
): Promise<PaymentRecord> => {
  // An authorised payment still has to be captured, so it is queried again.
  const isOver = (hasMoney(payment.status) && payment.status !== 'Authorized') || payment.status === 'Refunded';
  if (isOver || payment.transactionId === null) return payment;
  const canFinish = isFinished && isOpen(payment.status) && !isOverdue(payment, context.now);
  const driving = driverContext(context, order);
  const finishing = canFinish ? driver.finish?.(payment, driving) : undefined;
  const progress = await (finishing ?? driver.refresh(payment, driving));
  // A closed payment stays closed, with its reason, unless money has arrived after all.
  if (!isOpen(payment.status) && !isSettled(progress.status)) return payment;
  const seen = await applyProgress(context, order, driver, payment, progress);
  return isOverdue(seen, context.now) ? expirePayment(context, order, driver, seen) : seen;
};
