import { and, eq, isNull, sql } from 'drizzle-orm';
import { customerAddresses, orders, privacyPolicies, privacyPolicyAcceptances } from '#server/db/schema.ts';
import type { signUpRequests } from '#server/db/schema.ts';
import { addressColumns } from '#server/api/account/address-view.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import type { CustomerRecord } from './customer-session.ts';

/** The guest's order that an account was asked for with; null if it was asked for without one, or the order has an owner. */
export const orderOfRequest = async (
  { db }: HandlerContext,
  { orderId }: typeof signUpRequests.$inferSelect,
): Promise<OrderRecord | null> => {
  if (orderId === null) return null;
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), isNull(orders.customerId)))
    .for('update');
  return order ?? null;
};

/**
 * Gives a guest's order to the new account, and what was ordered later under the same anonymousId and with the same email
 * address. Other orders with that address stay as they are: they were placed by somebody who may be another.
 */
export const takeOrders = async (
  { db, now }: HandlerContext,
  customer: CustomerRecord,
  { id, anonymousId, createdAt }: OrderRecord,
): Promise<void> => {
  const isLater =
    anonymousId === null
      ? sql`false`
      : sql`${orders.anonymousId} = ${anonymousId} and ${orders.createdAt} >= ${createdAt.toISOString()}::timestamptz
          and lower(trim(${orders.customerInfo} ->> 'email')) = ${customer.email}`;
  await db
    .update(orders)
    .set({ customerId: customer.id, updatedAt: now })
    .where(and(isNull(orders.customerId), sql`(${orders.id} = ${id} or (${isLater}))`));
};

/** Saves the order's delivery address, and the privacy policy that was accepted with it, for who proved to have ordered. */
export const takeDetails = async (
  { db, now }: HandlerContext,
  customer: CustomerRecord,
  { deliveryAddress, privacyPolicyId }: OrderRecord,
): Promise<void> => {
  await db.insert(customerAddresses).values({
    ...addressColumns(deliveryAddress),
    customerId: customer.id,
    isDefault: true,
    isDefaultBilling: true,
    createdAt: now,
    updatedAt: now,
  });
  const [accepted] = await db
    .select({ id: privacyPolicies.id })
    .from(privacyPolicies)
    .where(and(eq(privacyPolicies.id, privacyPolicyId ?? ''), privacyPolicies.isCurrent));
  if (accepted === undefined) return;
  await db
    .insert(privacyPolicyAcceptances)
    .values({ privacyPolicyId: accepted.id, customerId: customer.id, acceptedAt: now });
};
