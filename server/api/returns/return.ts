import { and, asc, count, desc, eq } from 'drizzle-orm';
import { orderReturns, returnReasons, returnResolutions } from '#server/db/schema.ts';
import { type Handlers, signedIn } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';
import { notFound } from '#server/api/http/refusal.ts';
import { requestReturn } from './create.ts';
import { returnHeads, returnView } from './view.ts';

export const returnHandlers = {
  async createReturn(context, { body }) {
    return returnView(context.db, await requestReturn(context, body));
  },

  async getReturns(context, { query }) {
    const { db } = context;
    const { customerId } = signedIn(context);
    const page = pageOf(query, 20);
    const condition = and(
      eq(orderReturns.customerId, customerId),
      query.OrderId === undefined ? undefined : eq(orderReturns.orderId, query.OrderId),
    );
    const [counted] = await db.select({ total: count() }).from(orderReturns).where(condition);
    const records = await db
      .select()
      .from(orderReturns)
      .where(condition)
      .orderBy(desc(orderReturns.createdAt), desc(orderReturns.id))
      .limit(page.limit)
      .offset(page.offset);
    return { ...page.head, results: await returnHeads(db, records), total: counted?.total ?? 0 };
  },

  async getReturn(context, { params }) {
    const { customerId } = signedIn(context);
    const [record] = await context.db
      .select()
      .from(orderReturns)
      .where(and(eq(orderReturns.id, params.id), eq(orderReturns.customerId, customerId)));
    if (record === undefined) throw notFound('The return');
    return returnView(context.db, record);
  },

  async getReturnReasons({ db }) {
    const results = await db
      .select({ id: returnReasons.id, name: returnReasons.name, requiresComment: returnReasons.requiresComment })
      .from(returnReasons)
      .orderBy(asc(returnReasons.sortOrder));
    return { results };
  },

  async getReturnResolutions({ db }) {
    const results = await db
      .select({ id: returnResolutions.id, name: returnResolutions.name })
      .from(returnResolutions)
      .orderBy(asc(returnResolutions.sortOrder));
    return { results };
  },
} satisfies Handlers<'createReturn' | 'getReturns' | 'getReturn' | 'getReturnReasons' | 'getReturnResolutions'>;
