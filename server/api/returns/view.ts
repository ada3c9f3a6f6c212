import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { OrderReturn, OrderReturnSummary } from '#contract/order-return.ts';
import type { Queryable } from '#server/db/database.ts';
import {
  orderLines,
  orderReturnItems,
  type orderReturns,
  orderReturnTimeline,
  orders,
  returnReasons,
  returnResolutions,
} from '#server/db/schema.ts';

type ReturnRecord = typeof orderReturns.$inferSelect;

/** The fields that lists show of each return. */
export const returnHeads = async (db: Queryable, records: readonly ReturnRecord[]): Promise<OrderReturnSummary[]> => {
  if (records.length === 0) return [];
  const numbers = await db
    .select({ id: orders.id, number: orders.number })
    .from(orders)
    .where(
      inArray(
        orders.id,
        records.map((record) => record.orderId),
      ),
    );
  const counts = await db
    .select({
      returnId: orderReturnItems.returnId,
      itemCount: sql<number>`sum(${orderReturnItems.quantity})::int`.mapWith(Number),
    })
    .from(orderReturnItems)
    .where(
      inArray(
        orderReturnItems.returnId,
        records.map((record) => record.id),
      ),
    )
    .groupBy(orderReturnItems.returnId);
  return records.map((record) => ({
    id: record.id,
    number: record.number,
    orderId: record.orderId,
    orderNumber: numbers.find((order) => order.id === record.orderId)?.number ?? '',
    createdAt: record.createdAt.toISOString(),
    status: record.status,
    refund: record.refundMinor === null ? null : { amount: record.refundMinor, currencyCode: record.currencyCode },
    itemCount: counts.find((count) => count.returnId === record.id)?.itemCount ?? 0,
  }));
};

export const returnView = async (db: Queryable, record: ReturnRecord): Promise<OrderReturn> => {
  const [head] = await returnHeads(db, [record]);
  if (head === undefined) throw new Error(`The return ${record.id} has no head.`);
  const items = await db
    .select({
      item: orderReturnItems,
      line: orderLines,
      reason: returnReasons.name,
      resolution: returnResolutions.name,
    })
    .from(orderReturnItems)
    .innerJoin(orderLines, eq(orderLines.id, orderReturnItems.orderLineId))
    .innerJoin(returnReasons, eq(returnReasons.id, orderReturnItems.reasonId))
    .innerJoin(returnResolutions, eq(returnResolutions.id, orderReturnItems.resolutionId))
    .where(eq(orderReturnItems.returnId, record.id))
    .orderBy(asc(orderLines.sortOrder), asc(orderReturnItems.id));
  const timeline = await db
    .select()
    .from(orderReturnTimeline)
    .where(eq(orderReturnTimeline.returnId, record.id))
    .orderBy(asc(orderReturnTimeline.at), asc(orderReturnTimeline.id));
  return {
    ...head,
    items: items.map(({ item, line, reason, resolution }) => ({
      id: item.id,
      lineItemId: line.id,
      productName: line.productName,
      variantName: line.variantName,
      sku: line.sku,
      quantity: item.quantity,
      reasonId: item.reasonId,
      reasonName: reason,
      resolutionId: item.resolutionId,
      resolutionName: resolution,
      comment: item.comment,
      state: item.state,
    })),
    note: record.note,
    timeline: timeline.map(({ at, status, note }) => ({ at: at.toISOString(), status, note })),
  };
};
