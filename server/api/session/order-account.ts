import { and, eq, isNull, sql } from 'drizzle-orm';
import { customerAddresses, orders, privacyPolicies, privacyPolicyAcceptances } from '#server/db/schema.ts';
import type { signUpRequests } from '#server/db/schema.ts';
import { addressColumns } from '#server/api/account/address-view.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import type { CustomerRecord } from './customer-session.ts';

/** The guest's order from which an account was requested; null if it was requested without one, or if the order has an owner. */
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
 * Assigns a guest's order to the new account, along with later orders under the same anonymousId and email address. Other
 * orders with that address stay with the guest: somebody else may have placed them.
 */
export const claimOrders = async (
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

/** Saves the order's delivery address and the privacy policy accepted with it, for a customer who has proven that they placed it. */
export const claimDetails = async (
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
