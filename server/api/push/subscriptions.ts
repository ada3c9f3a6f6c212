import { and, desc, eq, inArray } from 'drizzle-orm';
import { pushSubscriptions } from '#server/db/schema.ts';
import { type Handlers, signedIn } from '#server/api/http/handler.ts';
import { invalidField, signInFirst } from '#server/api/http/refusal.ts';
import type { Queryable } from '#server/db/database.ts';

/** How many browsers of one shopper are notified; an additional one replaces the oldest. */
const maxBrowsers = 10;

const dropOldest = async (db: Queryable, customerId: string): Promise<void> => {
  const tooMany = db
    .select({ id: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.customerId, customerId))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id))
    .offset(maxBrowsers);
  await db.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, tooMany));
};

/** Stops notifying all browsers of a customer, whose other sessions have ended. */
export const endPushes = async (db: Queryable, customerId: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.customerId, customerId));
};

/** Stops notifying the browser of a session that has ended. */
export const endPushesOf = async (db: Queryable, tokenId: string): Promise<void> => {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.tokenId, tokenId));
};

export const pushHandlers = {
  getPushKey: ({ push }) => Promise.resolve({ publicKey: push.publicKey }),

  async subscribeToPush(context, { body: { endpoint, keys } }) {
    const { db, bearer, push, now } = context;
    const { customerId } = signedIn(context);
    if (bearer.kind !== 'good') throw signInFirst();
    if (!push.accepts(endpoint)) {
      throw invalidField('endpoint', 'UnknownPushService', 'This browser’s push service is not known to the store.');
    }
    const given = { customerId, tokenId: bearer.claims.tokenId, createdAt: now, ...keys };
    await db
      .insert(pushSubscriptions)
      .values({ endpoint, ...given })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: given });
    await dropOldest(db, customerId);
    return { isDone: true };
  },

  async unsubscribeFromPush(context, { body: { endpoint } }) {
    const { customerId } = signedIn(context);
    await context.db
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.endpoint, endpoint), eq(pushSubscriptions.customerId, customerId)));
    return { isDone: true };
  },
} satisfies Handlers<'getPushKey' | 'subscribeToPush' | 'unsubscribeFromPush'>;
