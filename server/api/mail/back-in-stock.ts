import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/database.ts';
import { backInStockRequests, customers, products, stock, variants } from '#server/db/schema.ts';
import type { Outbox } from './outbox.ts';

const batchSize = 200;

/** What is sold in the meantime has to be restocked before the next email goes out. */
const recordFewest = (tx: Queryable): Promise<unknown> =>
  tx
    .update(backInStockRequests)
    .set({ fewestInStock: sql`greatest(0, ${stock.quantity})` })
    .from(stock)
    .where(
      and(
        isNull(backInStockRequests.notifiedAt),
        eq(stock.variantId, backInStockRequests.variantId),
        lt(sql`greatest(0, ${stock.quantity})`, backInStockRequests.fewestInStock),
      ),
    );

/** Queues an email for each request of whose variant enough pieces have come in, once; returns how many. */
export const sendBackInStockEmails = async (
  db: Database,
  context: { readonly outbox: Outbox; readonly publicUrl: string; readonly now: Date },
): Promise<number> =>
  db.transaction(async (tx) => {
    await recordFewest(tx);
    const waiting = await tx
      .select({ id: backInStockRequests.id, to: backInStockRequests.email, name: variants.name, slug: products.slug })
      .from(backInStockRequests)
      .innerJoin(variants, and(eq(variants.id, backInStockRequests.variantId), variants.isActive))
      .innerJoin(products, and(eq(products.id, variants.productId), products.isActive))
      .innerJoin(
        stock,
        and(
          eq(stock.variantId, variants.id),
          gte(stock.quantity, sql`${backInStockRequests.fewestInStock} + ${backInStockRequests.quantity}`),
        ),
      )
      .leftJoin(customers, eq(customers.id, backInStockRequests.customerId))
      .where(
        and(
          isNull(backInStockRequests.notifiedAt),
          // A shopper who turned these emails off stays on the list until they turn them on again.
          or(isNull(customers.id), sql`(${customers.settings} #>> '{notifications,backInStock}')::boolean`),
        ),
      )
      .orderBy(asc(backInStockRequests.createdAt))
      .limit(batchSize)
      .for('update', { of: backInStockRequests, skipLocked: true });
    if (waiting.length === 0) return 0;
    const mailer = context.outbox.mailerOf(tx);
    for (const { to, name, slug } of waiting) {
      const link = `${context.publicUrl}/store/product/${slug}`;
      await mailer.send({ to, template: 'back-in-stock', data: { productName: name, link } });
    }
    const ids = waiting.map(({ id }) => id);
    await tx.update(backInStockRequests).set({ notifiedAt: context.now }).where(inArray(backInStockRequests.id, ids));
    return waiting.length;
  });
