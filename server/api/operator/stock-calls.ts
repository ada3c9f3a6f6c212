import { eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/database.ts';
import { auditEntries, stock, variants } from '#server/db/schema.ts';
import { notifyStockCount } from '#server/db/shown-tables.ts';
import { admitOperator, readInput } from './operator-call.ts';
import { notFound } from '#server/api/http/refusal.ts';
import { inTransaction } from '#server/api/http/write.ts';
import type { Outbox } from '#server/api/mail/outbox.ts';
import { notifyOfStock } from '#server/api/push/notify-of-stock.ts';
import type { Pushes } from '#server/api/push/pushes.ts';

/** The counted stock of a part. Repeating the call changes nothing. */
const Counted = z.strictObject({
  sku: z.string().trim().min(1).max(64),
  quantity: z.int().min(0).max(1_000_000_000),
});
type Counted = z.infer<typeof Counted>;

interface StockCallOptions {
  readonly db: Database;
  /** The bearer token of the store's staff. */
  readonly key: string;
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly pushes: Pushes;
  readonly clock?: () => Date;
}

/** An endpoint for the store's own staff: `PUT /stock` sets the stock of a part and notifies at once those who wait for it. */
export const stockCalls: FastifyPluginAsync<StockCallOptions> = async (app, options) => {
  const { db, key, publicUrl, outbox, pushes, clock = () => new Date() } = options;
  admitOperator(app, key);

  app.route({
    method: 'PUT',
    url: '/stock',
    async handler(request) {
      const counted = readInput(Counted, request.body);
      await inTransaction(db, (tx) => setStock(tx, counted, clock()));
      await notifyStockCount(db);
      const notified = await notifyOfStock(db, { outbox, pushes, publicUrl, now: clock() });
      void outbox.deliver();
      void pushes.deliver();
      request.log.info({ ...counted, notified }, 'the stock of a part was set');
      return { data: { ...counted, notified } };
    },
  });
};

const setStock = async (db: Queryable, { sku, quantity }: Counted, now: Date): Promise<void> => {
  const [variant] = await db.select({ id: variants.id }).from(variants).where(eq(variants.sku, sku));
  if (variant === undefined) throw notFound(`The part ${sku}`);
  await db
    .insert(stock)
    .values({ variantId: variant.id, quantity, updatedAt: now })
    .onConflictDoUpdate({ target: stock.variantId, set: { quantity, updatedAt: now } });
  await db.insert(auditEntries).values({
    at: now,
    actor: 'operator',
    action: 'stock-set',
    subject: variant.id,
    detail: { quantity },
  });
};
