import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { orders, payments } from '#server/db/schema.ts';
import { moneyText } from '#contract/money-text.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import { changeOrder } from '#server/api/orders/change.ts';
import { isAwaitingPayment } from '#server/api/orders/states.ts';
import type { DriverContext, PaymentDriver, PaymentDrivers, PaymentProgress, PaymentRecord } from './driver.ts';
import { canPaymentBecome, isOpen, isSettled } from './payment-states.ts';

/** Dependencies of a change to a payment, within a request or a job. */
export interface PaymentContext {
  readonly db: Queryable;
  readonly now: Date;
  readonly publicUrl: string;
  readonly payments: PaymentDrivers;
}

/** Can also email the buyer. */
export type MailingContext = PaymentContext & Pick<HandlerContext, 'mailer'>;

export const driverContext = ({ db, now, publicUrl }: PaymentContext, order: OrderRecord): DriverContext => ({
  db,
  now,
  publicUrl,
  order,
});

/** Updates a payment. Throws for a transition that is not allowed. */
export const updatePayment = async (
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  payment: PaymentRecord,
  change: Partial<
    Pick<
      PaymentRecord,
      'status' | 'transactionId' | 'clientData' | 'driverData' | 'failureCode' | 'failureMessage' | 'refundedMinor'
    >
  >,
): Promise<PaymentRecord> => {
  if (change.status !== undefined && !canPaymentBecome(payment.status, change.status)) {
    throw new Error(`A payment that is ${payment.status} cannot become ${change.status}.`);
  }
  const [updated] = await db
    .update(payments)
    .set({ ...change, updatedAt: now })
    .where(eq(payments.id, payment.id))
    .returning();
  if (updated === undefined) throw new Error(`The payment ${payment.id} is gone while it is locked.`);
  return updated;
};

/**
 * Applies a driver's progress to a payment and its order. Settled money confirms an order that waits for it; it is refunded
 * at once if the order is already paid or closed, or has another total by now. The order is locked, so if two payments settle
 * at the same time, one confirms it and the other is refunded.
 */
export const applyProgress = async (
  context: MailingContext,
  order: OrderRecord,
  driver: PaymentDriver,
  payment: PaymentRecord,
  progress: PaymentProgress,
): Promise<PaymentRecord> => {
  const { db, now } = context;
  const updated = await updatePayment(context, payment, {
    status: progress.status,
    clientData: { nextStep: progress.nextStep },
    failureCode: progress.failure?.code ?? null,
    failureMessage: progress.failure?.message ?? null,
    ...(progress.transactionId === undefined ? {} : { transactionId: progress.transactionId }),
    ...(progress.driverData === undefined ? {} : { driverData: progress.driverData }),
  });
  if (!isSettled(updated.status)) {
    if (isAwaitingPayment(order) && order.paymentStatus !== updated.status) {
      await db.update(orders).set({ paymentStatus: updated.status, updatedAt: now }).where(eq(orders.id, order.id));
    }
    return updated;
  }
  if (isSettled(payment.status)) {
    // An authorised payment has been captured.
    if (order.paymentStatus === payment.status && updated.status !== payment.status)
      await db.update(orders).set({ paymentStatus: updated.status, updatedAt: now }).where(eq(orders.id, order.id));
    return updated;
  }
  if (!isAwaitingPayment(order))
    return refundPayment(context, order, driver, updated, 'The order was not waiting for this payment.');
  if (updated.amountMinor !== order.grandTotalMinor || updated.currencyCode !== order.currencyCode)
    return refundPayment(context, order, driver, updated, 'The order’s total has changed since. Pay again.');
  await changeOrder(db, order, { status: 'Confirmed', paymentStatus: updated.status, now });
  await sendConfirmation(context, order);
  return updated;
};

/** Refunds the remainder of a settled payment. */
export const refundPayment = async (
  context: PaymentContext,
  order: OrderRecord,
  driver: PaymentDriver,
  payment: PaymentRecord,
  reason: string,
): Promise<PaymentRecord> => {
  const leftMinor = payment.amountMinor - payment.refundedMinor;
  // A total of zero was settled without the provider, which knows nothing of the payment.
  if (leftMinor > 0) await driver.refund(payment, leftMinor, driverContext(context, order));
  return updatePayment(context, payment, {
    status: 'Refunded',
    refundedMinor: payment.amountMinor,
    failureCode: 'Refunded',
    failureMessage: reason,
  });
};

export const expirePayment = async (
  context: MailingContext,
  order: OrderRecord,
  driver: PaymentDriver,
  payment: PaymentRecord,
): Promise<PaymentRecord> => {
  await driver.cancel(payment, driverContext(context, order));
  return applyProgress(context, order, driver, payment, {
    status: 'Failed',
    nextStep: null,
    failure: { code: 'Expired', message: 'The time to pay has run out. You have not been charged. Try again.' },
  });
};

/** Whether an open payment has expired. */
export const isOverdue = (payment: PaymentRecord, now: Date): boolean =>
  isOpen(payment.status) && payment.expiresAt !== null && payment.expiresAt <= now;

const sendConfirmation = ({ mailer, publicUrl }: MailingContext, order: OrderRecord): Promise<void> =>
  mailer.send({
    to: order.customerInfo.email,
    template: 'order-confirmed',
    data: {
      firstName: order.customerInfo.firstName,
      number: order.number,
      total: moneyText(order.grandTotalMinor, order.currencyCode),
      link: `${publicUrl}/successful-order/${order.id}`,
    },
  });
