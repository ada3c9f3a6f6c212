import { eq } from 'drizzle-orm';
import type { Handlers } from '#server/api/http/handler.ts';
import { Refusal, signInFirst } from '#server/api/http/refusal.ts';
import { customers, revokedTokens } from '#server/db/schema.ts';
import { endPushes, endPushesOf } from '#server/api/push/subscriptions.ts';
import { endOlderSessions } from './customer-session.ts';

export const signOutHandlers = {
  async signOut({ db, now, bearer, tokens }, { body }) {
    if (body.ending !== undefined) {
      const ended = tokens.readEnding(body.ending);
      if (ended === null) throw new Refusal(400, 'There is no such session to end.');
      await endPushesOf(db, ended.tokenId);
      // An expired token needs no record.
      if (ended.expiresAt > now) await db.insert(revokedTokens).values(ended).onConflictDoNothing();
      return { isDone: true };
    }
    if (bearer.kind !== 'good') throw signInFirst();
    const { customerId, tokenId, expiresAt } = bearer.claims;
    await db.insert(revokedTokens).values({ tokenId, expiresAt }).onConflictDoNothing();
    await endPushesOf(db, tokenId);
    if (body.everywhere !== true) return { isDone: true };
    const [customer] = await db.select().from(customers).where(eq(customers.id, customerId)).for('update');
    if (customer === undefined) throw signInFirst();
    await db
      .update(customers)
      .set({ tokensValidFrom: endOlderSessions(customer, now) })
      .where(eq(customers.id, customerId));
    await endPushes(db, customerId);
    return { isDone: true };
  },
} satisfies Handlers<'signOut'>;
