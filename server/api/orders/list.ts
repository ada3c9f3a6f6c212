import { and, desc, eq, exists, gte, ilike, lt, or, sql } from 'drizzle-orm';
import type { OrderSummary } from '#contract/order.ts';
import type { OrderStatus } from '#contract/order-status.ts';
import { orderLines, orders } from '#server/db/schema.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';
import { orderHeads } from './head.ts';
import { pageOf } from '#server/api/http/paging.ts';
import { invalidField } from '#server/api/http/refusal.ts';
import { endOfDay, startOfDay } from '#server/api/store/store-day.ts';

export interface OrderFilter {
  readonly PageNumber?: number | undefined;
  readonly PageSize?: number | undefined;
  readonly Status?: OrderStatus | undefined;
  /** Days in the store's time zone, both inclusive. */
  readonly From?: string | undefined;
  readonly To?: string | undefined;
  /** Part of an order number, a reference or a part number. */
  readonly Search?: string | undefined;
}

/** One page of the shopper's orders, newest first. */
export const listOrders = async (context: HandlerContext, filter: OrderFilter) => {
  const { db } = context;
  const { customerId } = signedIn(context);
  const { Status: status } = filter;
  const page = pageOf(filter, 20);
  const { From: first, To: last } = filter;
  if (first !== undefined && last !== undefined && last < first)
    throw invalidField('To', 'WrongOrder', 'The last day is before the first.');
  const from = first === undefined ? null : startOfDay(first);
  const until = last === undefined ? null : endOfDay(last);
  const search = filter.Search?.trim() ?? '';
  const condition = and(
    eq(orders.customerId, customerId),
    status === undefined ? undefined : eq(orders.status, status),
    from === null ? undefined : gte(orders.createdAt, from),
    until === null ? undefined : lt(orders.createdAt, until),
    search === '' ? undefined : matches(context, search),
  );
  const [count] = await db
    .select({ total: sql<number>`count(*)::int`.mapWith(Number) })
    .from(orders)
    .where(condition);
  const records = await db
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  const results: OrderSummary[] = await orderHeads(db, records);
  return { ...page.head, results, total: count?.total ?? 0 };
};

const matches = ({ db }: HandlerContext, search: string) => {
  const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const hasSku = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), ilike(orderLines.sku, pattern)));
  return or(ilike(orders.number, pattern), ilike(orders.referenceNumber, pattern), exists(hasSku));
};
