import { randomUUID } from 'node:crypto';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { baskets } from '#server/db/schema.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { conflict, signInFirst } from '#server/api/http/refusal.ts';

export type BasketRecord = typeof baskets.$inferSelect;

/** Written as a constant, so that every plan can use the index of open baskets. */
const isOpen = sql`${baskets.status} = 'Open'`;

const openBasketsOf = (isOwned: SQL | undefined, name: string) => {
  const query = (db: Queryable) => db.select().from(baskets).where(and(isOwned, isOpen)).limit(1);
  return {
    read: preparedQuery(query, name),
    lock: preparedQuery((db) => query(db).for('update'), `${name}_locked`),
  };
};

const owner = sql.placeholder('owner');
const ofShopper = openBasketsOf(eq(baskets.customerId, owner), 'basket_of_shopper');
const ofGuest = openBasketsOf(and(eq(baskets.anonymousId, owner), isNull(baskets.customerId)), 'basket_of_guest');

/** A visitor's open basket: the shopper's own, else the one a guest names; null for a guest who names none. */
const ownBasket = async (
  { db, shopper }: HandlerContext,
  anonymousId: string | undefined,
  how: 'read' | 'lock',
): Promise<BasketRecord | null> => {
  const owned = shopper?.customerId ?? anonymousId;
  if (owned === undefined) return null;
  const [basket] = await (shopper === null ? ofGuest : ofShopper)[how](db).execute({ owner: owned });
  return basket ?? null;
};

/** The country whose taxes apply to a basket: the delivery address's, else the visitor's. */
export const taxedIn = (context: HandlerContext, { deliveryAddress }: BasketRecord): string =>
  deliveryAddress?.countryCode ?? context.countryCode;

/** The open basket of a visitor, or null. */
export const findBasket = (context: HandlerContext, anonymousId?: string): Promise<BasketRecord | null> =>
  ownBasket(context, anonymousId, 'read');

/** Like `findBasket`, but locks the basket until the transaction ends, so that writes to it are serialised. */
export const lockBasket = (context: HandlerContext, anonymousId?: string): Promise<BasketRecord | null> =>
  ownBasket(context, anonymousId, 'lock');

/**
 * The visitor's open basket, locked; created if there is none. A guest's id is always one that this store issued: an unknown
 * one is replaced, so that nobody can plant a basket under a guessed id.
 */
export const openBasket = async (context: HandlerContext, anonymousId?: string): Promise<BasketRecord> => {
  const found = await lockBasket(context, anonymousId);
  if (found !== null) return found;
  const { db, shopper, currencyCode, countryCode, now } = context;
  const key = shopper === null ? await guestKey(context, anonymousId) : null;
  const [made] = await db
    .insert(baskets)
    .values({
      customerId: shopper?.customerId ?? null,
      anonymousId: key,
      currencyCode,
      countryCode,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) return made;
  // A concurrent request of the same visitor created it first.
  const theirs = await lockBasket(context, key ?? undefined);
  if (theirs === null) throw conflict('BasketChanged', 'The cart was changed by another request. Try again.');
  return theirs;
};

const guestKey = async ({ db }: HandlerContext, anonymousId: string | undefined): Promise<string> => {
  if (anonymousId === undefined) return randomUUID();
  const [known] = await db
    .select({ id: baskets.id })
    .from(baskets)
    .where(and(eq(baskets.anonymousId, anonymousId), isNull(baskets.customerId)))
    .limit(1);
  return known === undefined ? randomUUID() : anonymousId;
};

/** A guest's baskets under a key (its anonymousId, or the id of one of them), newest first, locked. */
export const lockGuestBaskets = async ({ db }: HandlerContext, key: string): Promise<BasketRecord[]> =>
  db
    .select()
    .from(baskets)
    .where(and(or(eq(baskets.anonymousId, key), eq(baskets.id, key)), isNull(baskets.customerId)))
    .orderBy(sql`${baskets.createdAt} desc`)
    .for('update');

/** Throws if the store's policy hides products or prices from guests: they can't fill a basket without knowing its cost. */
export const refuseHiddenCatalogue = (context: HandlerContext): void => {
  if (!context.canSeeProducts) throw conflict('SignInRequired', 'Sign in to see products and to buy them.');
  if (!context.canSeePrices) throw conflict('SignInRequired', 'Sign in to see prices and to buy.');
};

/** Throws 401 if guests may not check out. */
export const refuseGuestCheckout = ({ shopper, settings }: HandlerContext): void => {
  if (shopper === null && settings.anonymousCustomerProductPolicy !== 'AllowedUnauthorizedCheckout')
    throw signInFirst();
};
