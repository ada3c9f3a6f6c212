import { and, eq, exists, gt, not, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { orders, payments } from '#server/db/schema.ts';
import { replacedGraceMs } from './transfer-terms.ts';

/**
 * The condition that no bank transfer holds an order: none is awaited and within its time, and none was replaced so recently
 * that the shopper has had no chance to pay in the new way.
 */
export const isNotHeld = (db: Queryable, now: Date): SQL => {
  const wasReplaced = and(
    eq(payments.status, 'Cancelled'),
    eq(payments.failureCode, 'Superseded'),
    gt(payments.updatedAt, new Date(now.getTime() - replacedGraceMs)),
  );
  const holding = db
    .select({ one: sql`1` })
    .from(payments)
    .where(
      and(
        eq(payments.orderId, orders.id),
        eq(payments.kind, 'Transfer'),
        gt(payments.expiresAt, now),
        or(eq(payments.status, 'AwaitingTransfer'), wasReplaced),
      ),
    );
  return not(exists(holding));
};
