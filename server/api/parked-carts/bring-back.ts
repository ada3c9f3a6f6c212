import { and, eq, inArray } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import type { BringBack } from '#contract/parked-cart-rows.ts';
import { baskets, basketLines } from '#server/db/schema.ts';
import { type AddedLine, addLine, findSameLine, type LineWish } from '#server/api/basket/add.ts';
import type { ChangedBasket } from '#server/api/basket/change.ts';
import { type BasketContents, loadContents, loadLineRecords } from '#server/api/basket/lines.ts';
import { moveCodes } from '#server/api/basket/merge.ts';
import { type BasketRecord, openBasket, taxedIn } from '#server/api/basket/owner.ts';
import { touchBasket } from '#server/api/basket/touch.ts';
import { nameOf } from '#server/api/basket/variants.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';
import { notFound, Refusal } from '#server/api/http/refusal.ts';
import { choicesOf } from './choices.ts';
import { restName } from './park-rest.ts';

/**
 * Moves lines of a parked cart into the basket, each once: a line that is no longer parked has been brought back before, by a
 * repeat or by another device. Lines that can't be bought stay parked, and so do lines that weren't requested. An empty
 * basket takes over the reference and the choices of the parked cart.
 */
export const bringBack = async (context: HandlerContext, id: string, { lines }: BringBack): Promise<ChangedBasket> => {
  const { db } = context;
  const open = await openBasket(context);
  const isOwn = and(eq(baskets.id, id), eq(baskets.customerId, signedIn(context).customerId));
  const [parked] = await db.select().from(baskets).where(isOwn).for('update');
  if (parked === undefined || parked.status === 'Open' || parked.status === 'Ordered')
    throw notFound('This parked cart');
  if (parked.status !== 'Parked') return { basket: open, notices: [isBackAlready(parked)] };
  const wanted = lines.map(({ productVariantId }) => productVariantId);
  let contents = await loadContents(context, open.id, taxedIn(context, open), wanted);
  const isIntoEmpty = contents.records.length === 0;
  const there = await loadLineRecords(context, parked.id);
  const notices: BasketNotification[] = [];
  const brought: string[] = [];
  for (const { addonOptionIds = [], ...line } of lines) {
    const wish = { ...line, addonOptionIds };
    const still = there.filter((record) => !brought.includes(record.id));
    const same = findSameLine(still, wish);
    if (same === null) continue;
    const taken = await takeLine(context, open, contents, wish);
    notices.push(...taken.notices);
    contents = taken.contents;
    if (taken.isTaken) brought.push(same.id);
  }
  if (brought.length > 0) await db.delete(basketLines).where(inArray(basketLines.id, brought));
  if (brought.length === there.length) {
    await moveCodes(context, parked, open);
    const merged = { status: 'Merged', mergedIntoId: open.id, updatedAt: context.now } as const;
    await db.update(baskets).set(merged).where(eq(baskets.id, parked.id));
  }
  const change =
    isIntoEmpty && brought.length > 0 ? { ...choicesOf(parked), referenceNumber: referenceOf(parked) } : {};
  return { basket: await touchBasket(context, open, change), notices };
};

/** The reference that a shopper parked a cart under; the store's own name for what did not fit is none. */
const referenceOf = ({ referenceNumber }: BasketRecord): string | null =>
  referenceNumber === restName ? null : referenceNumber;

const takeLine = async (
  context: HandlerContext,
  open: BasketRecord,
  contents: BasketContents,
  wish: LineWish,
): Promise<Pick<AddedLine, 'notices' | 'contents'> & { readonly isTaken: boolean }> => {
  try {
    return { isTaken: true, ...(await addLine(context, open, contents, wish)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const variant = contents.variants.get(wish.productVariantId);
    const name = variant === undefined ? 'A line' : nameOf(variant);
    return { isTaken: false, contents, notices: [staysParked(`${name} stays parked. ${error.message}`)] };
  }
};

const staysParked = (message: string): BasketNotification => ({
  lineItemId: null,
  code: 'ProductUnavailable',
  severity: 'Warning',
  message,
});

const isBackAlready = ({ referenceNumber }: BasketRecord): BasketNotification => ({
  lineItemId: null,
  code: 'BasketMerged',
  severity: 'Info',
  message: `The parked cart "${referenceNumber ?? ''}" has already been brought back or deleted, so nothing was added.`,
});
