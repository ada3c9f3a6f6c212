import { eq } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import { maxBasketLines } from '#contract/basket-rows.ts';
import { basketDiscountCodes, basketLines, baskets } from '#server/db/schema.ts';
import { type AddedLine, addLine, findSameLine } from './add.ts';
import { type ChangedBasket, touched } from './change.ts';
import { loadCodesOnBasket } from './codes.ts';
import {
  type BasketContents,
  type BasketLineRecord,
  loadContents,
  loadLineRecords,
  lowestSeen,
  optionIdsOf,
  withRecord,
} from './lines.ts';
import { type BasketRecord, lockGuestBaskets, openBasket, taxedIn } from './owner.ts';
import { touchBasket } from './touch.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';
import { notFound, Refusal } from '#server/api/http/refusal.ts';
import { parkRest } from '#server/api/parked-carts/park-rest.ts';

/**
 * Merges a guest's basket into the shopper's, once. Repeating it does nothing, and neither does merging a basket that has
 * been ordered. Lines that can't be bought as they are move along and show a notice, and lines that a full cart has no room
 * for are parked, so that signing in loses nothing.
 */
export const mergeGuestBasket = async (context: HandlerContext, key: string): Promise<ChangedBasket> => {
  const { customerId } = signedIn(context);
  const theirs = await lockGuestBaskets(context, key);
  const open = theirs.find((basket) => basket.status === 'Open');
  if (open === undefined) {
    const isDone =
      theirs.some((basket) => basket.status === 'Ordered') || (await isMergedInto(context, theirs, customerId));
    if (!isDone) throw notFound('The cart');
    return { basket: await openBasket(context), notices: [] };
  }
  const opened = await openBasket(context);
  // Resets prices seen in another currency before the guest's lines arrive with theirs.
  const own = opened.currencyCode === context.currencyCode ? opened : await touchBasket(context, opened);
  const lines = await loadLineRecords(context, open.id);
  const variantIds = lines.map(({ variantId }) => variantId);
  let contents = await loadContents(context, own.id, taxedIn(context, own), variantIds);
  const notices: BasketNotification[] = [];
  const rest: BasketLineRecord[] = [];
  for (const line of lines) {
    const moved = await moveLine(context, { own, guest: open }, contents, line);
    if (moved === null) {
      rest.push(line);
      continue;
    }
    notices.push(...moved.notices);
    contents = moved.contents;
  }
  const parked = rest.length === 0 ? [] : [await parkRest(context, open, rest, contents.variants)];
  await moveCodes(context, open, own);
  await context.db
    .update(baskets)
    .set({ status: 'Merged', mergedIntoId: own.id, updatedAt: context.now })
    .where(eq(baskets.id, open.id));
  const movedCount = lines.length - rest.length;
  return {
    ...(await touched(context, own, contents)),
    notices: [...(movedCount === 0 ? [] : [linesMoved(movedCount)]), ...parked, ...notices],
  };
};

const linesMoved = (count: number): BasketNotification => ({
  lineItemId: null,
  code: 'BasketMerged',
  severity: 'Info',
  message:
    count === 1
      ? 'One line you added before signing in is now in your cart.'
      : `${count} lines you added before signing in are now in your cart.`,
});

const isMergedInto = async (
  { db }: HandlerContext,
  theirs: readonly BasketRecord[],
  customerId: string,
): Promise<boolean> => {
  for (const { mergedIntoId } of theirs) {
    if (mergedIntoId === null) continue;
    const [into] = await db
      .select({ customerId: baskets.customerId })
      .from(baskets)
      .where(eq(baskets.id, mergedIntoId));
    if (into?.customerId === customerId) return true;
  }
  return false;
};

/**
 * Adds a line as if it were new. A line that would be refused moves over unchanged, unless an equal one is already there. Null
 * if there is no room for it.
 */
const moveLine = async (
  context: HandlerContext,
  { own, guest }: { readonly own: BasketRecord; readonly guest: BasketRecord },
  contents: BasketContents,
  line: BasketLineRecord,
): Promise<Pick<AddedLine, 'notices' | 'contents'> | null> => {
  const wish = { productVariantId: line.variantId, quantity: line.quantity, addonOptionIds: optionIdsOf(line) };
  const same = findSameLine(contents.records, wish);
  const isComparable = guest.currencyCode === context.currencyCode;
  const seenPriceMinor = lowestSeen([...(isComparable ? [line] : []), ...(same === null ? [] : [same])]);
  try {
    return await addLine(context, own, contents, { ...wish, seenPriceMinor });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (same !== null) {
      // Stored, so that the cart says so until its shopper has seen it: the answer to a merge may be lost.
      const wishedQuantity = same.quantity + line.quantity;
      await context.db.update(basketLines).set({ wishedQuantity }).where(eq(basketLines.id, same.id));
      return { contents: withRecord(contents, { ...same, wishedQuantity }), notices: [] };
    }
    if (contents.records.length >= maxBasketLines) return null;
    const change = {
      basketId: own.id,
      sortOrder: (contents.records.at(-1)?.sortOrder ?? 0) + 1,
      seenPriceMinor: isComparable ? line.seenPriceMinor : null,
    };
    await context.db.update(basketLines).set(change).where(eq(basketLines.id, line.id));
    return { contents: withRecord(contents, { ...line, ...change }), notices: [] };
  }
};

/** Moves the codes, unless the target has its own. */
export const moveCodes = async ({ db }: HandlerContext, from: BasketRecord, to: BasketRecord): Promise<void> => {
  if ((await loadCodesOnBasket(db, to.id)).length > 0) return;
  await db.update(basketDiscountCodes).set({ basketId: to.id }).where(eq(basketDiscountCodes.basketId, from.id));
};
