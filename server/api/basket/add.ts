import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import { maxBasketLines } from '#contract/basket-rows.ts';
import { basketLines } from '#server/db/schema.ts';
import { addOnFaults, addOnKey } from './add-on-rule.ts';
import { chosenOf, insertAddOns } from './add-ons.ts';
import { type BasketContents, type BasketLineRecord, optionIdsOf, withRecord } from './lines.ts';
import type { BasketRecord } from './owner.ts';
import { grantQuantity, piecesElsewhere } from './quantity.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { invalidField, notFound, Refusal } from '#server/api/http/refusal.ts';

export interface LineWish {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly addonOptionIds: readonly string[];
  readonly seenPriceMinor?: number | undefined;
}

/** A line that was added to, or is new, its notices, and what the basket holds now. */
export interface AddedLine {
  readonly lineItemId: string;
  readonly notices: readonly BasketNotification[];
  readonly contents: BasketContents;
}

/**
 * Adds a variant to a locked basket. The same variant with the same add-ons is added to its existing line, and the sum
 * must be a valid quantity. `contents` holds the variant.
 */
export const addLine = async (
  context: HandlerContext,
  basket: BasketRecord,
  contents: BasketContents,
  wish: LineWish,
): Promise<AddedLine> => {
  const { db, now } = context;
  const { records } = contents;
  const variant = contents.variants.get(wish.productVariantId);
  if (variant === undefined) throw notFound('The product');
  const same = findSameLine(records, wish);
  const before = same?.quantity ?? 0;
  const granted = grantQuantity(context, variant, {
    quantity: before + wish.quantity,
    before,
    others: piecesElsewhere(records, variant.id, same?.id ?? null),
    lineItemId: same?.id ?? null,
    seenPriceMinor: wish.seenPriceMinor,
  });
  refuseAddOns(addOnFaults(variant.addOnGroups, wish.addonOptionIds));
  const { noticesOf, ...quantities } = granted;
  const add = (record: BasketLineRecord): AddedLine => ({
    lineItemId: record.id,
    notices: noticesOf(record.id),
    contents: withRecord(contents, record),
  });
  if (same !== null) {
    const change = { ...quantities, updatedAt: now };
    await db.update(basketLines).set(change).where(eq(basketLines.id, same.id));
    return add({ ...same, ...change });
  }
  if (records.length >= maxBasketLines)
    throw invalidField('productVariantId', 'BasketFull', `A cart can hold up to ${maxBasketLines} lines.`);
  const line = {
    id: randomUUID(),
    basketId: basket.id,
    variantId: variant.id,
    ...quantities,
    sortOrder: (records.at(-1)?.sortOrder ?? 0) + 1,
    createdAt: now,
    updatedAt: now,
  };
  await db.insert(basketLines).values(line);
  await insertAddOns(db, [{ lineItemId: line.id, addonOptionIds: wish.addonOptionIds }]);
  return add({ ...line, addOns: chosenOf(variant.addOnGroups, wish.addonOptionIds) });
};

type WantedLine = Pick<LineWish, 'productVariantId' | 'addonOptionIds'>;

/** Whether a line has the same variant and add-ons. */
export const isSameLine = (line: BasketLineRecord, { productVariantId, addonOptionIds }: WantedLine): boolean =>
  line.variantId === productVariantId && addOnKey(optionIdsOf(line)) === addOnKey(addonOptionIds);

/** The line with the same variant and add-ons, or null. */
export const findSameLine = (lines: readonly BasketLineRecord[], wish: WantedLine): BasketLineRecord | null =>
  lines.find((line) => isSameLine(line, wish)) ?? null;

/** Throws 400 with everything that is wrong with a choice of add-ons. */
export const refuseAddOns = (faults: ReturnType<typeof addOnFaults>): void => {
  const [first] = faults;
  if (first !== undefined) throw new Refusal(400, first.message, faults);
};
