import { createHash } from 'node:crypto';
import { and, asc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { PushMessage } from '#contract/push.ts';
import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/database.ts';
import { nameOf } from '#server/api/basket/variants.ts';
import { backInStockRequests, customers, products, stock, variants } from '#server/db/schema.ts';
import type { Outbox } from '#server/api/mail/outbox.ts';
import type { Pushes } from './pushes.ts';

const batchSize = 200;

/** Pieces that are sold in the meantime must be restocked before an email is sent. */
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

interface StockContext {
  readonly outbox: Outbox;
  readonly pushes: Pushes;
  readonly publicUrl: string;
  readonly now: Date;
}

/**
 * Queues an email, and a message to each browser of a shopper who subscribed, once for each request whose variant has been
 * restocked with enough pieces. Returns the number of requests.
 */
export const notifyOfStock = async (db: Database, context: StockContext): Promise<number> =>
  db.transaction(async (tx) => {
    await recordFewest(tx);
    const waiting = await tx
      .select({
        id: backInStockRequests.id,
        to: backInStockRequests.email,
        customerId: backInStockRequests.customerId,
        variantId: variants.id,
        variantName: variants.name,
        productName: products.name,
        sku: variants.sku,
        slug: products.slug,
      })
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
          // A shopper who turned these emails off keeps the request until they turn them on again, and one whose account was
          // closed until it is opened again.
          or(
            isNull(customers.id),
            and(customers.isActive, sql`(${customers.settings} #>> '{notifications,backInStock}')::boolean`),
          ),
        ),
      )
      .orderBy(asc(backInStockRequests.createdAt))
      .limit(batchSize)
      .for('update', { of: backInStockRequests, skipLocked: true });
    if (waiting.length === 0) return 0;
    const mailer = context.outbox.mailerOf(tx);
    await context.pushes.queue(
      tx,
      waiting.flatMap(({ customerId, ...of }) => (customerId === null ? [] : [{ customerId, message: messageOf(of) }])),
      context.now,
    );
    for (const { to, slug, ...names } of waiting) {
      const link = `${context.publicUrl}/store/product/${slug}`;
      await mailer.send({ to, template: 'back-in-stock', data: { productName: nameOf(names), link } });
    }
    const ids = waiting.map(({ id }) => id);
    await tx.update(backInStockRequests).set({ notifiedAt: context.now }).where(inArray(backInStockRequests.id, ids));
    return waiting.length;
  });

/** Links to the row of the variant, like a search result. */
const messageOf = (of: {
  readonly variantId: string;
  readonly variantName: string;
  readonly productName: string;
  readonly sku: string;
  readonly slug: string;
}): PushMessage => ({
  title: 'Back in stock',
  text: `${nameOf(of)} can be ordered again.`,
  path: `/store/product/${of.slug}#${encodeURIComponent(of.sku)}`,
  tag: createHash('sha256').update(of.variantId).digest('base64url').slice(0, 32),
});
