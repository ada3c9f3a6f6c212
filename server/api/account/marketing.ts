import { eq, sql } from 'drizzle-orm';
import { customers, marketingSubscriptions } from '#server/db/schema.ts';
import { emailKey } from '#server/api/session/customer-session.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { Refusal } from '#server/api/http/refusal.ts';

/** Subscribes an email address to marketing, or unsubscribes it. */
export const saveSubscription = async (
  { db, now }: Pick<HandlerContext, 'db' | 'now'>,
  email: string,
  isSubscribed: boolean,
  customerId: string | null,
): Promise<void> => {
  await db
    .insert(marketingSubscriptions)
    .values({ email, customerId, isSubscribed, source: customerId === null ? 'page' : 'account', createdAt: now })
    .onConflictDoUpdate({
      target: marketingSubscriptions.email,
      set: {
        isSubscribed,
        updatedAt: now,
        customerId: sql`coalesce(excluded.customer_id, ${marketingSubscriptions.customerId})`,
      },
    });
};

export const marketingHandlers = {
  async subscribeToMarketing(context, { body }) {
    const email = emailKey(body.email);
    const [owner] =
      context.shopper === null
        ? []
        : await context.db
            .select({ id: customers.id, email: customers.email })
            .from(customers)
            .where(eq(customers.id, context.shopper.customerId));
    const isOwner = owner?.email === email;
    if (!body.isSubscribed && !isOwner) {
      throw new Refusal(403, 'Sign in with this email address to unsubscribe it, or write to us.', [
        { code: 'NotYourAddress', message: 'Only its owner can unsubscribe an address.', field: 'email' },
      ]);
    }
    await saveSubscription(context, email, body.isSubscribed, isOwner ? owner.id : null);
    return { isDone: true };
  },
} satisfies Handlers<'subscribeToMarketing'>;
