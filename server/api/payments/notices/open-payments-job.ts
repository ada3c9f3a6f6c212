import { and, asc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import { orders, payments } from '#server/db/schema.ts';
import { checkPayment, type NoticeContext } from './check-payment.ts';

/** A shopper who is still present triggers checks; after this time the job checks for those who paid and left. */
const leftAloneMs = 2 * 60 * 1000;

/**
 * Checks payments that were left open: a tab was closed, an answer or a notice was lost. Completes those that were paid, and
 * ends the expired ones at the provider. Each payment has its own transaction, and one that fails does not stop the others:
 * the errors are thrown at the end. Returns how many payments are no longer open.
 */
export const lookAtOpenPayments = async (context: NoticeContext): Promise<number> => {
  const { db, now, payments: drivers } = context;
  if (drivers.size === 0) return 0;
  const open = await db
    .select({ providerId: payments.paymentProviderId, transactionId: payments.transactionId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(
      and(
        // Only a few orders have this status, and an index finds them. Open payments of other orders were ended with those
        // orders.
        eq(orders.status, 'AwaitingPayment'),
        inArray(payments.status, ['Pending', 'RequiresAction']),
        inArray(payments.paymentProviderId, [...drivers.keys()]),
        ne(payments.kind, 'Transfer'),
        isNotNull(payments.transactionId),
        lte(payments.updatedAt, new Date(now.getTime() - leftAloneMs)),
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(100);
  let closed = 0;
  const failures: unknown[] = [];
  for (const { providerId, transactionId } of open) {
    const driver = drivers.get(providerId);
    if (driver === undefined || transactionId === null) continue;
    try {
      const looked = await checkPayment(context, driver, transactionId);
      if (looked !== null && looked.status !== 'Pending' && looked.status !== 'RequiresAction') closed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} open payments could not be looked at.`);
  return closed;
};
