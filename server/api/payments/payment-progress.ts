import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { orders, payments } from '#server/db/schema.ts';
import { moneyText } from '#server/api/basket/money.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import { changeOrder } from '#server/api/orders/change.ts';
import { isPayable } from '#server/api/orders/states.ts';
import type { PaymentContext, PaymentDriver, PaymentDrivers, PaymentProgress, PaymentRecord } from './driver.ts';
import { canPaymentBecome, isOpen, isSettled } from './payment-states.ts';

/** What moving payments takes, within a request and without one. */
export interface PaymentDesk {
  readonly db: Queryable;
  readonly now: Date;
  readonly publicUrl: string;
  readonly payments: PaymentDrivers;
}

/** What a driver may use for an order. */
export const driverContext = ({ db, now, publicUrl }: PaymentDesk, order: OrderRecord): PaymentContext => ({
  db,
  now,
  publicUrl,
  order: { id: order.id, number: order.number, customerId: order.customerId, companyId: order.companyId },
});

/** Stores how a payment stands. Throws where its state does not lead there. */
export const keepPayment = async (
  { db, now }: Pick<PaymentDesk, 'db' | 'now'>,
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
  const [kept] = await db
    .update(payments)
    .set({ ...change, updatedAt: now })
    .where(eq(payments.id, payment.id))
    .returning();
  if (kept === undefined) throw new Error(`The payment ${payment.id} is gone while it is locked.`);
  return kept;
};

/**
 * Takes over what a driver says of a payment, with what follows for the order: settled money confirms an order that
 * waits for it, and goes straight back where the order is paid or closed by now. The order is locked, so of two
 * payments that settle at once one confirms and the other is given back.
 */
export const applyProgress = async (
  context: HandlerContext,
  order: OrderRecord,
  driver: PaymentDriver,
  payment: PaymentRecord,
  progress: PaymentProgress,
): Promise<PaymentRecord> => {
  const { db, now } = context;
  const kept = await keepPayment(context, payment, {
    status: progress.status,
    clientData: { nextStep: progress.nextStep },
    failureCode: progress.failure?.code ?? null,
    failureMessage: progress.failure?.message ?? null,
    ...(progress.transactionId === undefined ? {} : { transactionId: progress.transactionId }),
    ...(progress.driverData === undefined ? {} : { driverData: progress.driverData }),
  });
  if (!isSettled(kept.status)) {
    if (isPayable(order) && order.paymentStatus !== kept.status) {
      await db.update(orders).set({ paymentStatus: kept.status, updatedAt: now }).where(eq(orders.id, order.id));
    }
    return kept;
  }
  if (isSettled(payment.status)) return kept;
  if (!isPayable(order))
    return refundPayment(context, order, driver, kept, 'The order was not waiting for this payment.');
  await changeOrder(db, order, { status: 'Confirmed', paymentStatus: kept.status, now });
  await sendConfirmation(context, order);
  return kept;
};

/** Gives all of a settled payment back. */
export const refundPayment = async (
  context: PaymentDesk,
  order: OrderRecord,
  driver: PaymentDriver,
  payment: PaymentRecord,
  reason: string,
): Promise<PaymentRecord> => {
  await driver.refund(payment, payment.amountMinor - payment.refundedMinor, driverContext(context, order));
  return keepPayment(context, payment, {
    status: 'Refunded',
    refundedMinor: payment.amountMinor,
    failureCode: 'Refunded',
    failureMessage: reason,
  });
};

/** Closes a payment that is over its time. */
export const expirePayment = async (
  context: HandlerContext,
  order: OrderRecord,
  driver: PaymentDriver,
  payment: PaymentRecord,
): Promise<PaymentRecord> => {
  await driver.cancel(payment, driverContext(context, order));
  return applyProgress(context, order, driver, payment, {
    status: 'Failed',
    nextStep: null,
    failure: { code: 'Expired', message: 'The time to pay has run out. Nothing was taken. Try again.' },
  });
};

/** Whether an open payment is over its time. */
export const isOverdue = (payment: PaymentRecord, now: Date): boolean =>
  isOpen(payment.status) && payment.expiresAt !== null && payment.expiresAt <= now;

const sendConfirmation = ({ mailer, publicUrl }: HandlerContext, order: OrderRecord): Promise<void> =>
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
