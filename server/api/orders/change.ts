import { eq, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contract/order-status.ts';
import type { PaymentStatus } from '#contract/payment.ts';
import type { Queryable } from '#server/db/database.ts';
import { discountCodes, discountCodeUses, orders, orderTimeline } from '#server/db/schema.ts';
import type { OrderRecord } from './access.ts';
import { canBecome } from './states.ts';
import { returnStock } from './stock.ts';

/** Changes the state of a locked order and records it in the order's timeline. Throws for a transition that is not allowed. */
export const changeOrder = async (
  db: Queryable,
  order: OrderRecord,
  change: {
    readonly status: OrderStatus;
    readonly paymentStatus: PaymentStatus;
    readonly note?: string;
    readonly now: Date;
  },
): Promise<OrderRecord> => {
  const { status, paymentStatus, note, now } = change;
  if (!canBecome(order.status, status)) throw new Error(`An order that is ${order.status} cannot become ${status}.`);
  const [changed] = await db
    .update(orders)
    .set({ status, paymentStatus, updatedAt: now, ...(status === 'Cancelled' ? { cancelledAt: now } : {}) })
    .where(eq(orders.id, order.id))
    .returning();
  if (changed === undefined) throw new Error(`The order ${order.id} is gone while it is locked.`);
  await db.insert(orderTimeline).values({ orderId: order.id, at: now, status, note: note ?? null });
  return changed;
};

/** Releases what an order took: its code uses and its stock. */
export const giveBack = async (db: Queryable, orderId: string, now: Date): Promise<void> => {
  const uses = await db
    .delete(discountCodeUses)
    .where(eq(discountCodeUses.orderId, orderId))
    .returning({ code: discountCodeUses.code });
  for (const code of uses.map((use) => use.code).sort()) {
    await db
      .update(discountCodes)
      .set({ usedCount: sql`greatest(${discountCodes.usedCount} - 1, 0)` })
      .where(eq(discountCodes.code, code));
  }
  await returnStock(db, orderId, now);
};
