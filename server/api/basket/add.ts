import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import { basketLines } from '#server/db/schema.ts';
import { addOnFaults, addOnKey } from './add-on-rule.ts';
import { loadChosenAddOns, loadOfferedGroups, writeAddOns } from './add-ons.ts';
import { type BasketLineRecord, loadLineRecords } from './lines.ts';
import type { BasketRecord } from './owner.ts';
import { grantQuantity, piecesElsewhere } from './quantity.ts';
import { loadSaleVariants } from './variants.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { invalidField, notFound, Refusal } from '#server/api/http/refusal.ts';

export const maxLines = 500;

export interface LineWish {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly addonOptionIds: readonly string[];
  readonly seenPriceMinor?: number | undefined;
}

/**
 * Adds a variant to a locked basket. The same variant with the same add-ons is added to its existing line, and the sum
 * must be a valid quantity. Returns the line and its notices.
 */
export const addLine = async (
  context: HandlerContext,
  basket: BasketRecord,
  wish: LineWish,
): Promise<{ readonly lineItemId: string; readonly notices: BasketNotification[] }> => {
  const { db, now } = context;
  const variants = await loadSaleVariants(context, [wish.productVariantId], context.countryCode);
  const variant = variants.get(wish.productVariantId);
  if (variant === undefined) throw notFound('The product');
  const groups = await loadOfferedGroups(db, [variant.productId], context.currencyCode);
  const lines = await loadLineRecords(context, basket.id);
  const same = await findSameLine(context, lines, wish);
  const before = same?.quantity ?? 0;
  const granted = grantQuantity(context, variant, {
    quantity: before + wish.quantity,
    before,
    others: piecesElsewhere(lines, variant.id, same?.id ?? null),
    lineItemId: same?.id ?? null,
    seenPriceMinor: wish.seenPriceMinor,
  });
  refuseAddOns(addOnFaults(groups.get(variant.productId) ?? [], wish.addonOptionIds));
  const { noticesOf, ...stored } = granted;
  if (same !== null) {
    await db
      .update(basketLines)
      .set({ ...stored, updatedAt: now })
      .where(eq(basketLines.id, same.id));
    return { lineItemId: same.id, notices: noticesOf(same.id) };
  }
  if (lines.length >= maxLines)
    throw invalidField('productVariantId', 'BasketFull', `A cart can hold up to ${maxLines} lines.`);
  const id = randomUUID();
  await db.insert(basketLines).values({
    id,
    basketId: basket.id,
    variantId: variant.id,
    ...stored,
    sortOrder: (lines.at(-1)?.sortOrder ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
  });
  await writeAddOns(db, id, wish.addonOptionIds);
  return { lineItemId: id, notices: noticesOf(id) };
};

/** The line with the same variant and add-ons, or null. */
export const findSameLine = async (
  { db, currencyCode }: HandlerContext,
  lines: readonly BasketLineRecord[],
  wish: LineWish,
): Promise<BasketLineRecord | null> => {
  const candidates = lines.filter((line) => line.variantId === wish.productVariantId);
  const chosen = await loadChosenAddOns(
    db,
    candidates.map((line) => line.id),
    currencyCode,
  );
  const key = addOnKey(wish.addonOptionIds);
  const keyOfLine = (line: BasketLineRecord) => addOnKey((chosen.get(line.id) ?? []).map((addOn) => addOn.optionId));
  return candidates.find((line) => keyOfLine(line) === key) ?? null;
};

/** Throws 400 with everything that is wrong with a choice of add-ons. */
export const refuseAddOns = (faults: ReturnType<typeof addOnFaults>): void => {
  const [first] = faults;
  if (first !== undefined) throw new Refusal(400, first.message, faults);
};
