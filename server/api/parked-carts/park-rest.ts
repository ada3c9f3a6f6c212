import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import { maxBasketLines } from '#contract/basket-rows.ts';
import { basketLines, baskets } from '#server/db/schema.ts';
import type { BasketRecord } from '#server/api/basket/owner.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';

/** The name that the store gives such a cart. */
export const restName = 'Added before signing in';

/**
 * Parks the lines of a guest's basket that the shopper's has no room for. The limits of parked carts don't apply: the lines
 * would be lost.
 */
export const parkRest = async (
  context: HandlerContext,
  { currencyCode, countryCode }: BasketRecord,
  lineIds: readonly string[],
): Promise<BasketNotification> => {
  const { db, now } = context;
  const { customerId } = signedIn(context);
  const id = randomUUID();
  // The prices that the guest saw are in the currency of their basket.
  const parked = { id, customerId, status: 'Parked', referenceNumber: restName, currencyCode, countryCode } as const;
  await db.insert(baskets).values({ ...parked, createdAt: now, updatedAt: now });
  await db
    .update(basketLines)
    .set({ basketId: id })
    .where(inArray(basketLines.id, [...lineIds]));
  const [lines, them] = lineIds.length === 1 ? ['one line', 'it'] : [`${lineIds.length} lines`, 'them'];
  return {
    lineItemId: null,
    code: 'LinesParked',
    severity: 'Warning',
    message: `A cart can hold up to ${maxBasketLines} lines, so ${lines} you added before signing in didn’t fit. You’ll find ${them} in your parked carts under “${restName}”.`,
  };
};
