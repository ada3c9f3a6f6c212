import { and, asc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import { orders, payments } from '#server/db/schema.ts';
import { lookAtPayment, type NoticeContext } from './look-at-payment.ts';

/** A shopper who is still there asks by themselves; after this long, whoever paid and left is found out. */
const leftAloneMs = 2 * 60 * 1000;

/**
 * Looks at payments that were left open: a tab was closed, an answer or a notice was lost. What was paid is finished, what has
 * run out is ended at the provider. Each has a transaction of its own; one that fails does not stop the others, and the
 * errors are thrown at the end. Returns how many are open no more.
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
        // Few of all orders, and an index finds them. What is open of any other one was ended with it.
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
      const looked = await lookAtPayment(context, driver, transactionId);
      if (looked !== null && looked.status !== 'Pending' && looked.status !== 'RequiresAction') closed += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} open payments could not be looked at.`);
  return closed;
};
