import { and, desc, eq, or } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { payments } from '#server/db/schema.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { type OrderRecord, visitorsOrder } from '#server/api/orders/access.ts';
import { conflict, notFound, Refusal } from '#server/api/http/refusal.ts';
import type { PaymentDriver, PaymentRecord } from './driver.ts';
import type { PaymentContext } from './payment-progress.ts';
import { isOpen } from './payment-states.ts';

/** A payment, its order (both locked, the order first) and its driver. */
export interface PaymentAtHand {
  readonly order: OrderRecord;
  readonly payment: PaymentRecord;
  readonly driver: PaymentDriver;
}

/** A payment of the visitor's own order, by its id or public id. Throws 404 for any other. */
export const paymentAtHand = async (
  context: HandlerContext,
  paymentId: string,
  anonymousId: string | undefined,
): Promise<PaymentAtHand> => {
  const { db, payments: drivers } = context;
  const isMeant = or(eq(payments.id, paymentId), eq(payments.publicPaymentId, paymentId));
  const [found] = await db
    .select({
      id: payments.id,
      orderId: payments.orderId,
      status: payments.status,
      providerId: payments.paymentProviderId,
    })
    .from(payments)
    .where(isMeant)
    .limit(1);
  if (found === undefined) throw notFound('The payment');
  // Before the order is locked, so that those who wait for its lock count as well.
  if (isOpen(found.status)) drivers.get(found.providerId)?.takePlace?.(db, 'ask');
  const order = await visitorsOrder(context, found.orderId, anonymousId, 'lock').catch((error: unknown) => {
    throw error instanceof Refusal ? notFound('The payment') : error;
  });
  const [payment] = await db.select().from(payments).where(eq(payments.id, found.id)).for('update');
  if (payment === undefined) throw notFound('The payment');
  return { order, payment, driver: driverOf(context, payment.paymentProviderId) };
};

/** The condition for the payment that a provider knows by this id of its own. */
export const isTransaction = (providerId: string, transactionId: string) =>
  and(eq(payments.paymentProviderId, providerId), eq(payments.transactionId, transactionId));

/** The payment, as the store last knew it, that a provider knows by this id of its own; null if there is none. */
export const findByTransaction = async (
  db: Queryable,
  providerId: string,
  transactionId: string,
): Promise<PaymentRecord | null> => {
  const [payment] = await db.select().from(payments).where(isTransaction(providerId, transactionId));
  return payment ?? null;
};

/** Locks the payments of a locked order and returns them, newest first. */
export const lockPayments = ({ db }: Pick<PaymentContext, 'db'>, orderId: string): Promise<PaymentRecord[]> =>
  db
    .select()
    .from(payments)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .for('update');

/** The driver that a payment was started with. */
export const driverOf = (
  { payments: drivers }: Pick<PaymentContext, 'payments'>,
  providerId: string,
): PaymentDriver => {
  const driver = drivers.get(providerId);
  if (driver === undefined) {
    throw conflict(
      'PaymentProviderOff',
      'This payment method isn’t available at the moment. Choose another one, or call us.',
    );
  }
  return driver;
};
