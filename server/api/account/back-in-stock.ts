import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { backInStockRequests, customers, stock } from '#server/db/schema.ts';
import { loadVariantViews } from '#server/api/catalogue/product-summary.ts';
import { emailKey } from '#server/api/session/customer-session.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { conflict, invalidField, notFound } from '#server/api/http/refusal.ts';
import type { Queryable } from '#server/db/database.ts';

/** How many products one email address may wait for: its guests together, and each shopper who names it. */
const maxWaiting = 100;

interface Recipient {
  readonly email: string;
  /** Whether it is the shopper's own address. */
  readonly isOwn: boolean;
}

/** The given address, else the shopper's own. */
const recipientOf = async ({ db, shopper }: HandlerContext, given: string | undefined): Promise<Recipient> => {
  if (shopper === null) {
    if (given === undefined) throw invalidField('email', 'Missing', 'Enter an email address.');
    return { email: emailKey(given), isOwn: false };
  }
  const [customer] = await db
    .select({ email: customers.email })
    .from(customers)
    .where(eq(customers.id, shopper.customerId));
  if (customer === undefined) throw notFound('Your account');
  const email = given === undefined ? customer.email : emailKey(given);
  return { email, isOwn: email === customer.email };
};

const piecesOf = async (db: Queryable, variantId: string): Promise<number> => {
  const [there] = await db.select({ quantity: stock.quantity }).from(stock).where(eq(stock.variantId, variantId));
  return Math.max(0, there?.quantity ?? 0);
};

export const backInStockHandlers = {
  async requestBackInStock(context, { body }) {
    const found = await loadVariantViews(context, [body.productVariantId]);
    const variant = found.get(body.productVariantId)?.variant;
    if (variant === undefined)
      throw invalidField('productVariantId', 'ProductUnknown', 'This product is not sold here.');
    // A stated quantity waits for more than is in stock.
    if (body.quantity === undefined && variant.inventory.isInStock) {
      throw conflict('InStock', 'This product is in stock.');
    }
    const { email, isOwn } = await recipientOf(context, body.email);
    const customerId = context.shopper?.customerId ?? null;
    const ofGuests = isNull(backInStockRequests.customerId);
    const own = customerId === null ? ofGuests : eq(backInStockRequests.customerId, customerId);
    const [waiting] = await context.db
      .select({ requests: count() })
      .from(backInStockRequests)
      .where(and(eq(backInStockRequests.email, email), own, isNull(backInStockRequests.notifiedAt)));
    if ((waiting?.requests ?? 0) >= maxWaiting) {
      throw conflict('TooManyRequests', `This address is already waiting for ${maxWaiting} products.`);
    }
    const wanted = {
      quantity: body.quantity ?? 1,
      fewestInStock: await piecesOf(context.db, body.productVariantId),
    };
    await context.db
      .insert(backInStockRequests)
      .values({
        variantId: body.productVariantId,
        email,
        customerId,
        createdAt: context.now,
        ...wanted,
      })
      .onConflictDoUpdate({
        target: [backInStockRequests.variantId, backInStockRequests.email],
        targetWhere: isNull(backInStockRequests.notifiedAt),
        set: isOwn ? { ...wanted, customerId } : wanted,
        // Anybody may name this address; only its owner may change what another shopper asked for with it.
        setWhere: isOwn ? sql`true` : sql`${own} or ${ofGuests}`,
      });
    return { isDone: true };
  },
} satisfies Handlers<'requestBackInStock'>;
