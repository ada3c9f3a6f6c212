import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { orders } from '#server/db/schema.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { inTransaction } from '#server/api/http/write.ts';
import { isBehind, workThrough } from '#server/api/store/work-through.ts';
import { storeMail } from '#server/api/mail/store-mail.ts';
import { isNotHeld } from '#server/api/payments/transfer/transfer-hold.ts';
import type { OrderRecord } from './access.ts';
import { changeOrder, giveBack } from './change.ts';
import { isAwaitingPayment } from './states.ts';
import { undoPayments } from '#server/api/payments/payment-undo.ts';

/** An unpaid order holds its stock for a day; one that awaits a bank transfer, until the transfer is due. */
const unpaidTimeoutMs = 24 * 60 * 60 * 1000;

type ExpiryContext = Pick<HandlerContext, 'payments' | 'publicUrl' | 'now'>;

/**
 * Expires overdue unpaid orders, oldest first: releases their stock and codes, and refunds money that has arrived in the
 * meantime. Each order has its own transaction, and one that fails does not stop the others: the errors are thrown at the
 * end. Returns how many orders expired.
 */
export const expireUnpaidOrders = (db: Database, context: ExpiryContext): Promise<number> =>
  workThrough<OverdueOrder>(
    (after, limit) => overdueOrders(db, context.now, after, limit),
    ({ id }) => expireOrder(db, context, id),
    (failed) => `${failed} unpaid orders could not be expired.`,
  );

interface OverdueOrder {
  readonly id: string;
  readonly time: Date;
}

const overdueOrders = (
  db: Database,
  now: Date,
  after: OverdueOrder | null,
  limit: number,
): Promise<readonly OverdueOrder[]> =>
  db
    .select({ id: orders.id, time: orders.createdAt })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'AwaitingPayment'),
        lte(orders.createdAt, new Date(now.getTime() - unpaidTimeoutMs)),
        isNotHeld(db, now),
        isBehind({ time: orders.createdAt, id: orders.id }, after),
      ),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit);

const expireOrder = (db: Database, context: ExpiryContext, orderId: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined || !isAwaitingPayment(order)) return false;
    // A transfer may have been chosen since the query.
    const [free] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.id, orderId), isNotHeld(tx, context.now)));
    if (free === undefined) return false;
    const paymentStatus = await undoPayments({ ...context, db: tx }, order, 'The order was not paid in time.');
    await giveBack(tx, order.id, context.now);
    await changeOrder(tx, order, { status: 'Expired', paymentStatus, now: context.now });
    if (order.paymentStatus === 'AwaitingTransfer') await sendExpiryEmail(tx, context, order);
    return true;
  });

/** Tells a shopper who was asked for a bank transfer not to pay any more. */
const sendExpiryEmail = (tx: Database, { publicUrl }: ExpiryContext, order: OrderRecord): Promise<void> =>
  storeMail(tx, {
    to: order.customerInfo.email,
    template: 'order-expired',
    data: {
      firstName: order.customerInfo.firstName,
      number: order.number,
      link: `${publicUrl}/successful-order/${order.id}`,
    },
  });
