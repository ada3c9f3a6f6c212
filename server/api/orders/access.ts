import { and, eq, isNull, or } from 'drizzle-orm';
import { orders } from '#server/db/schema.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';
import { notFound } from '#server/api/http/refusal.ts';

export type OrderRecord = typeof orders.$inferSelect;

/** An order of the signed-in shopper, locked on request; throws 404 for any other. */
export const ownOrder = async (
  context: HandlerContext,
  orderId: string,
  lock: 'read' | 'lock' = 'read',
): Promise<OrderRecord> => {
  const { customerId } = signedIn(context);
  return oneOrder(context, and(eq(orders.id, orderId), eq(orders.customerId, customerId)), lock);
};

/** An order of the visitor: the shopper's own, or one that a guest placed with this anonymousId; throws 404 for any other. */
export const visitorsOrder = async (
  context: HandlerContext,
  orderId: string,
  anonymousId: string | undefined,
  lock: 'read' | 'lock' = 'read',
): Promise<OrderRecord> => {
  const { shopper } = context;
  const isOwn = shopper === null ? undefined : eq(orders.customerId, shopper.customerId);
  const isGuests =
    anonymousId === undefined ? undefined : and(isNull(orders.customerId), eq(orders.anonymousId, anonymousId));
  const owned = or(isOwn, isGuests);
  if (owned === undefined) throw notFound('The order');
  return oneOrder(context, and(eq(orders.id, orderId), owned), lock);
};

const oneOrder = async (
  { db }: HandlerContext,
  condition: ReturnType<typeof and>,
  lock: 'read' | 'lock',
): Promise<OrderRecord> => {
  const query = db.select().from(orders).where(condition).limit(1);
  const [order] = await (lock === 'lock' ? query.for('update') : query);
  if (order === undefined) throw notFound('The order');
  return order;
};
