import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/schema.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { changeOrder, giveBack } from './change.ts';
import { isPayable } from './states.ts';
import { undoPayments } from '#server/api/payments/payment-undo.ts';

/** An order that nobody pays for holds its goods for a day. */
const patienceMs = 24 * 60 * 60 * 1000;

type ExpiryDesk = Pick<HandlerContext, 'payments' | 'publicUrl' | 'now'>;

/**
 * Expires orders that have waited a day for their money, oldest first: their goods return to stock, their codes can be
 * used again. Each in a transaction of its own; gives how many it expired. What the provider has taken by then is
 * given back. One that cannot be expired does not keep the others waiting; what went wrong is thrown at the end.
 */
export const expireUnpaidOrders = async (db: Database, desk: ExpiryDesk): Promise<number> => {
  const overdue = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'AwaitingPayment'), lte(orders.createdAt, new Date(desk.now.getTime() - patienceMs))))
    .orderBy(asc(orders.createdAt))
    .limit(100);
  let expired = 0;
  const failures: unknown[] = [];
  for (const { id } of overdue) {
    try {
      if (await expireOrder(db, desk, id)) expired += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} unpaid orders could not be expired.`);
  return expired;
};

const expireOrder = (db: Database, desk: ExpiryDesk, orderId: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined || !isPayable(order)) return false;
    const paymentStatus = await undoPayments({ ...desk, db: tx }, order, 'The order was not paid in time.');
    await giveBack(tx, order.id, desk.now);
    await changeOrder(tx, order, { status: 'Expired', paymentStatus, now: desk.now });
    return true;
  });
