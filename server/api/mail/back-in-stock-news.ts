import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { backInStockRequests, customers, products, stock, variants } from '#server/db/schema.ts';
import type { MailRoom } from './outbox.ts';

const batchSize = 200;

/** Writes to those who wait for a variant that is in stock again, once; gives how many letters that were. */
export const tellBackInStock = async (
  db: Database,
  desk: { readonly mailRoom: MailRoom; readonly publicUrl: string; readonly now: Date },
): Promise<number> =>
  db.transaction(async (tx) => {
    const waiting = await tx
      .select({ id: backInStockRequests.id, to: backInStockRequests.email, name: variants.name, slug: products.slug })
      .from(backInStockRequests)
      .innerJoin(variants, and(eq(variants.id, backInStockRequests.variantId), variants.isActive))
      .innerJoin(products, and(eq(products.id, variants.productId), products.isActive))
      .innerJoin(stock, and(eq(stock.variantId, variants.id), gt(stock.quantity, 0)))
      .leftJoin(customers, eq(customers.id, backInStockRequests.customerId))
      .where(
        and(
          isNull(backInStockRequests.notifiedAt),
          // A shopper who has switched this news off keeps waiting until they switch it on again.
          or(isNull(customers.id), sql`(${customers.settings} #>> '{notifications,backInStock}')::boolean`),
        ),
      )
      .orderBy(asc(backInStockRequests.createdAt))
      .limit(batchSize)
      .for('update', { of: backInStockRequests, skipLocked: true });
    if (waiting.length === 0) return 0;
    const mailer = desk.mailRoom.mailerOf(tx);
    for (const { to, name, slug } of waiting) {
      const link = `${desk.publicUrl}/store/product/${slug}`;
      await mailer.send({ to, template: 'back-in-stock', data: { productName: name, link } });
    }
    const ids = waiting.map(({ id }) => id);
    await tx.update(backInStockRequests).set({ notifiedAt: desk.now }).where(inArray(backInStockRequests.id, ids));
    return waiting.length;
  });
