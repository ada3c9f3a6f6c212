import { and, eq, inArray } from 'drizzle-orm';
import { maxParkedCarts, type ParkCart } from '#contract/parked-cart-rows.ts';
import { addOnOptions, baskets, basketLines, variants } from '#server/db/schema.ts';
import { findSameLine, type LineWish } from '#server/api/basket/add.ts';
import { writeAddOns } from '#server/api/basket/add-ons.ts';
import { type BasketLineRecord, loadLineRecords } from '#server/api/basket/lines.ts';
import { moveCodes } from '#server/api/basket/merge.ts';
import { openBasket } from '#server/api/basket/owner.ts';
import { touchBasket } from '#server/api/basket/touch.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';
import { conflict, notFound } from '#server/api/http/refusal.ts';
import { choicesOf, noChoices } from './choices.ts';
import { loadParked } from './view.ts';

/** The most lines that a shopper's parked carts can have together: all of them are listed at once. */
const maxParkedLines = 5000;

/**
 * Moves lines from the open basket to a parked cart with a name, along with what was chosen for it. A line keeps the quantity
 * that the shopper saw, or that of the basket if another device raised it; a line that is no longer in the basket is parked
 * as it was seen. An id that exists already changes nothing: the cart is parked, or has been brought back since.
 */
export const park = async (context: HandlerContext, id: string, { name, basketId, lines }: ParkCart) => {
  const { db, now, currencyCode, countryCode } = context;
  const { customerId } = signedIn(context);
  const opened = await openBasket(context);
  const [known] = await db.select().from(baskets).where(eq(baskets.id, id));
  if (known !== undefined) {
    if (known.customerId !== customerId || known.status === 'Open') throw notFound('This parked cart');
    return opened;
  }
  await refuseOrdered(context, basketId);
  const parked = await loadParked(context);
  if (parked.length >= maxParkedCarts) {
    throw conflict(
      'TooManyParkedCarts',
      `You can park up to ${maxParkedCarts} carts. Bring one back or delete one first.`,
    );
  }
  const ids = parked.map((cart) => cart.id);
  if ((await db.$count(basketLines, inArray(basketLines.basketId, ids))) + lines.length > maxParkedLines) {
    throw conflict(
      'TooManyParkedLines',
      `You can park up to ${maxParkedLines} lines in all. Bring a cart back or delete one first.`,
    );
  }
  // Lines move with the prices that were seen: those of another currency would pass for prices in this one.
  const open = opened.currencyCode === currencyCode ? opened : await touchBasket(context, opened);
  await db.insert(baskets).values({
    ...choicesOf(open),
    id,
    customerId,
    status: 'Parked',
    referenceNumber: name,
    currencyCode,
    countryCode,
    createdAt: now,
    updatedAt: now,
  });
  await moveCodes(context, open, { ...open, id });
  const there = await loadLineRecords(context, open.id);
  for (const [sortOrder, { addonOptionIds = [], ...line }] of lines.entries()) {
    const same = findSameLine(there, { ...line, addonOptionIds });
    if (same === null) await keepLine(context, id, { ...line, addonOptionIds }, sortOrder);
    else await moveLine(context, id, same, { quantity: line.quantity, sortOrder });
  }
  return touchBasket(context, open, noChoices);
};

/** A device that was offline may park a cart that another one has ordered, which would lead to the same order twice. */
const refuseOrdered = async ({ db }: HandlerContext, basketId: string | undefined): Promise<void> => {
  if (basketId === undefined) return;
  const [seen] = await db.select({ status: baskets.status }).from(baskets).where(eq(baskets.id, basketId));
  if (seen?.status !== 'Ordered') return;
  throw conflict('CartOrdered', 'This cart has been ordered in the meantime, so it wasn’t parked.');
};

const moveLine = async (
  { db }: HandlerContext,
  basketId: string,
  line: BasketLineRecord,
  { quantity, sortOrder }: { readonly quantity: number; readonly sortOrder: number },
): Promise<void> => {
  const moved = { basketId, sortOrder, quantity: Math.max(quantity, line.quantity), wishedQuantity: null };
  await db.update(basketLines).set(moved).where(eq(basketLines.id, line.id));
};

const keepLine = async (
  { db, now }: HandlerContext,
  basketId: string,
  { productVariantId, quantity, addonOptionIds, seenPriceMinor }: LineWish,
  sortOrder: number,
): Promise<void> => {
  const [variant] = await db.select({ id: variants.id }).from(variants).where(eq(variants.id, productVariantId));
  // The variant no longer exists in the store.
  if (variant === undefined) return;
  const [line] = await db
    .insert(basketLines)
    .values({
      basketId,
      variantId: variant.id,
      quantity,
      seenPriceMinor: seenPriceMinor ?? null,
      sortOrder,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ id: basketLines.id });
  if (line === undefined || addonOptionIds.length === 0) return;
  const options = await db
    .select({ id: addOnOptions.id })
    .from(addOnOptions)
    .where(inArray(addOnOptions.id, [...addonOptionIds]));
  const ids = options.map((option) => option.id);
  await writeAddOns(db, [{ lineItemId: line.id, addonOptionIds: ids }]);
};

/** Deletes a parked cart's lines; its id is kept, so that a late repeat does not park it again. */
export const deleteParked = async (context: HandlerContext, id: string): Promise<void> => {
  const isIt = and(
    eq(baskets.id, id),
    eq(baskets.customerId, signedIn(context).customerId),
    eq(baskets.status, 'Parked'),
  );
  const [gone] = await context.db
    .update(baskets)
    .set({ status: 'Merged', updatedAt: context.now })
    .where(isIt)
    .returning();
  if (gone === undefined) throw notFound('This parked cart');
  await context.db.delete(basketLines).where(eq(basketLines.basketId, id));
};
