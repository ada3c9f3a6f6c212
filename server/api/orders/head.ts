import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OrderSummary } from '#contract/order.ts';
import type { Queryable } from '#server/db/database.ts';
import { orderLines, products, variants } from '#server/db/schema.ts';
import { moneyIn } from '#server/api/basket/money.ts';
import type { OrderRecord } from './access.ts';

/** The fields that lists show of each order. */
export const orderHeads = async (db: Queryable, records: readonly OrderRecord[]): Promise<OrderSummary[]> => {
  if (records.length === 0) return [];
  const counts = await db
    .select({
      orderId: orderLines.orderId,
      itemCount: sql<number>`sum(${orderLines.quantity})::int`.mapWith(Number),
      canReorder: sql<boolean>`coalesce(bool_or(${products.isActive}), false)`,
    })
    .from(orderLines)
    .leftJoin(variants, and(eq(variants.id, orderLines.variantId), eq(variants.isActive, true)))
    .leftJoin(products, eq(products.id, variants.productId))
    .where(
      inArray(
        orderLines.orderId,
        records.map((order) => order.id),
      ),
    )
    .groupBy(orderLines.orderId);
  const byOrder = new Map(counts.map((count) => [count.orderId, count]));
  return records.map((order) => ({
    id: order.id,
    publicId: order.publicId,
    number: order.number,
    createdAt: order.createdAt.toISOString(),
    status: order.status,
    paymentStatus: order.paymentStatus,
    shipmentStatus: order.shipmentStatus,
    grandTotal: moneyIn(order.currencyCode)(order.grandTotalMinor),
    referenceNumber: order.referenceNumber,
    itemCount: byOrder.get(order.id)?.itemCount ?? 0,
    canReorder: byOrder.get(order.id)?.canReorder ?? false,
  }));
};
