import { and, asc, eq, inArray, isNotNull, lte, ne } from 'drizzle-orm';
import { orders, payments } from '#server/db/schema.ts';
import { isBehind, workThrough } from '#server/api/store/work-through.ts';
import { checkPayment, type NoticeContext } from './check-payment.ts';

/** A shopper who is still present triggers checks; after this time the job checks for those who paid and left. */
const leftAloneMs = 2 * 60 * 1000;

/**
 * Checks payments that were left open: a tab was closed, an answer or a notice was lost. Completes those that were paid, and
 * ends the expired ones at the provider. Each payment has its own transaction, and one that fails does not stop the others:
 * the errors are thrown at the end. Returns how many payments are no longer open.
 */
export const lookAtOpenPayments = async (context: NoticeContext): Promise<number> => {
  const drivers = context.payments;
  if (drivers.size === 0) return 0;
  return workThrough<OpenPayment>(
    (after, limit) => openPayments(context, after, limit),
    async ({ providerId, transactionId }) => {
      const driver = drivers.get(providerId);
      if (driver === undefined || transactionId === null) return false;
      const looked = await checkPayment(context, driver, transactionId);
      return looked !== null && looked.status !== 'Pending' && looked.status !== 'RequiresAction';
    },
    (failed) => `${failed} open payments could not be looked at.`,
  );
};

interface OpenPayment {
  readonly id: string;
  readonly providerId: string;
  readonly transactionId: string | null;
  readonly time: Date;
}

const openPayments = (
  { db, now, payments: drivers }: NoticeContext,
  after: OpenPayment | null,
  limit: number,
): Promise<readonly OpenPayment[]> =>
  db
    .select({
      id: payments.id,
      providerId: payments.paymentProviderId,
      transactionId: payments.transactionId,
      time: payments.updatedAt,
    })
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
        isBehind({ time: payments.updatedAt, id: payments.id }, after),
      ),
    )
    .orderBy(asc(payments.updatedAt), asc(payments.id))
    .limit(limit);
