import { randomUUID } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import { maxBasketLines } from '#contract/basket-rows.ts';
import { wholeText } from '#contract/money-text.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import { basketLines, baskets } from '#server/db/schema.ts';
import { findSameLine } from '#server/api/basket/add.ts';
import { type BasketContents, type BasketLineRecord, loadLineRecords, optionIdsOf } from '#server/api/basket/lines.ts';
import type { BasketRecord } from '#server/api/basket/owner.ts';
import { nameOf } from '#server/api/basket/variants.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';
import { loadParked } from './view.ts';

/** The name that the store gives such a cart. */
export const restName = 'Added before signing in';

/**
 * Parks the lines of a guest's basket that the shopper's has no room for. The limits of parked carts don't apply: the lines
 * would be lost. Instead, what did not fit before is added to: equal lines add up, and a cart is filled before there is another.
 * So there are never more lines than different goods, however often somebody signs in.
 */
export const parkRest = async (
  context: HandlerContext,
  guest: BasketRecord,
  rest: readonly BasketLineRecord[],
  variants: BasketContents['variants'],
): Promise<BasketNotification> => {
  const { db, now } = context;
  const carts = await restCarts(context, guest);
  let left = [...rest];
  const tooMany: Sum[] = [];
  for (const { id, lines } of carts) {
    const added = await addUp(context, id, lines, left);
    left = added.left;
    tooMany.push(...added.tooMany);
  }
  for (const { id, lines } of carts) {
    const fitting = left.splice(0, Math.max(0, maxBasketLines - lines.length));
    await moveTo(context, id, fitting, lines.at(-1)?.sortOrder ?? 0);
  }
  if (left.length > 0) {
    const id = randomUUID();
    // The prices that the guest saw are in the currency of their basket.
    const { currencyCode, countryCode } = guest;
    const { customerId } = signedIn(context);
    const parked = { id, customerId, status: 'Parked', referenceNumber: restName, currencyCode, countryCode } as const;
    await db.insert(baskets).values({ ...parked, createdAt: now, updatedAt: now });
    await moveTo(context, id, left, 0);
  }
  const [lines, them] = rest.length === 1 ? ['one line', 'it'] : [`${rest.length} lines`, 'them'];
  return {
    lineItemId: null,
    code: 'LinesParked',
    severity: 'Warning',
    message: [
      `A cart can hold up to ${maxBasketLines} lines, so ${lines} you added before signing in didn’t fit. You’ll find ${them} in your parked carts under “${restName}”.`,
      ...tooMany.map(
        ({ variantId, wanted }) =>
          `${nameIn(variants, variantId)} adds up to ${wholeText(wanted)}. The largest quantity is ${wholeText(maxQuantity)}, so that is what’s parked.`,
      ),
    ].join(' '),
  };
};

const nameIn = (variants: BasketContents['variants'], variantId: string): string => {
  const variant = variants.get(variantId);
  return variant === undefined ? 'A line' : nameOf(variant);
};

/** What did not fit before, of the same currency and country. */
const restCarts = async (context: HandlerContext, { currencyCode, countryCode }: BasketRecord) => {
  const carts = (await loadParked(context)).filter(
    (cart) =>
      cart.referenceNumber === restName && cart.currencyCode === currencyCode && cart.countryCode === countryCode,
  );
  const found = [];
  for (const { id } of carts) found.push({ id, lines: await loadLineRecords(context, id) });
  return found;
};

/** A quantity that a line was to have, but that is more than it can have. */
interface Sum {
  readonly variantId: string;
  readonly wanted: number;
}

/** Adds lines to equal ones of a cart; returns the others, and which sums are more than a line can have. */
const addUp = async (
  context: HandlerContext,
  cartId: string,
  there: readonly BasketLineRecord[],
  lines: readonly BasketLineRecord[],
): Promise<{ readonly left: BasketLineRecord[]; readonly tooMany: readonly Sum[] }> => {
  const left: BasketLineRecord[] = [];
  const tooMany: Sum[] = [];
  for (const line of lines) {
    const same = findSameLine(there, { productVariantId: line.variantId, addonOptionIds: optionIdsOf(line) });
    if (same === null) {
      left.push(line);
      continue;
    }
    const wanted = same.quantity + line.quantity;
    const quantity = Math.min(wanted, maxQuantity);
    if (quantity < wanted) tooMany.push({ variantId: line.variantId, wanted });
    await context.db.update(basketLines).set({ quantity }).where(eq(basketLines.id, same.id));
    await context.db.delete(basketLines).where(eq(basketLines.id, line.id));
  }
  if (left.length < lines.length) await touch(context, cartId);
  return { left, tooMany };
};

const moveTo = async (
  context: HandlerContext,
  cartId: string,
  lines: readonly BasketLineRecord[],
  after: number,
): Promise<void> => {
  if (lines.length === 0) return;
  const moved = inArray(
    basketLines.id,
    lines.map(({ id }) => id),
  );
  await context.db
    .update(basketLines)
    .set({ basketId: cartId, sortOrder: sql`${basketLines.sortOrder} + ${after}` })
    .where(moved);
  await touch(context, cartId);
};

const touch = async ({ db, now }: HandlerContext, cartId: string): Promise<void> => {
  await db.update(baskets).set({ updatedAt: now }).where(eq(baskets.id, cartId));
};
