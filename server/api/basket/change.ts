import { and, eq, inArray } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import type { LineAddOns, LineQuantity } from '#contract/basket-rows.ts';
import { basketLines } from '#server/db/schema.ts';
import { isSameLine, refuseAddOns } from './add.ts';
import { addOnFaults } from './add-on-rule.ts';
import { chosenOf, writeAddOns } from './add-ons.ts';
import {
  type BasketContents,
  type BasketLineRecord,
  loadContents,
  lowestSeen,
  optionIdsOf,
  withRecord,
} from './lines.ts';
import { type BasketRecord, lockBasket, refuseHiddenCatalogue, taxedIn } from './owner.ts';
import { grantQuantity, piecesElsewhere } from './quantity.ts';
import { touchBasket } from './touch.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { invalidField, notFound, Refusal } from '#server/api/http/refusal.ts';

/** A basket after a write, and the write's notices. */
export interface ChangedBasket {
  readonly basket: BasketRecord;
  readonly notices: readonly BasketNotification[];
  /** What it holds now, if the write knows. */
  readonly contents?: BasketContents | undefined;
}

/** Ends a write to a basket whose contents it knows. A change of currency changes the prices seen in the lines. */
export const touched = async (
  context: HandlerContext,
  basket: BasketRecord,
  contents: BasketContents,
): Promise<Pick<ChangedBasket, 'basket' | 'contents'>> => ({
  basket: await touchBasket(context, basket),
  contents: basket.currencyCode === context.currencyCode ? contents : undefined,
});

/** Sets the quantity of a line; its current price counts as seen, unless the shopper saw a lower one. */
export const changeQuantity = async (
  context: HandlerContext,
  anonymousId: string | undefined,
  { lineItemId, quantity, seenPriceMinor }: LineQuantity,
): Promise<ChangedBasket> => {
  const { db, now } = context;
  refuseHiddenCatalogue(context);
  const basket = await lockBasket(context, anonymousId);
  const contents = basket === null ? null : await loadContents(context, basket.id, taxedIn(context, basket));
  const line = contents?.records.find((one) => one.id === lineItemId);
  if (basket === null || contents === null || line === undefined) throw notFound('The cart line');
  const variant = contents.variants.get(line.variantId);
  if (variant === undefined) throw notFound('The product');
  const granted = grantQuantity(context, variant, {
    quantity,
    before: line.quantity,
    others: piecesElsewhere(contents.records, line.variantId, line.id),
    lineItemId,
    seenPriceMinor,
  });
  const { noticesOf, ...quantities } = granted;
  const change = { ...quantities, updatedAt: now };
  await db.update(basketLines).set(change).where(eq(basketLines.id, line.id));
  return {
    ...(await touched(context, basket, withRecord(contents, { ...line, ...change }))),
    notices: noticesOf(line.id),
  };
};

/** Removes lines. Lines that are already gone count as removed; null when there is no basket. */
export const removeLines = async (
  context: HandlerContext,
  anonymousId: string | undefined,
  lineItemIds: readonly string[],
): Promise<ChangedBasket | null> => {
  const basket = await lockBasket(context, anonymousId);
  if (basket === null) return null;
  await context.db
    .delete(basketLines)
    .where(and(eq(basketLines.basketId, basket.id), inArray(basketLines.id, [...lineItemIds])));
  return { basket: await touchBasket(context, basket), notices: [] };
};

/** Sets the add-ons of all given lines, or of none. A line that becomes equal to another one is merged with it. */
export const changeAddOns = async (
  context: HandlerContext,
  anonymousId: string | undefined,
  items: readonly LineAddOns[],
): Promise<ChangedBasket> => {
  const { db } = context;
  refuseHiddenCatalogue(context);
  if (new Set(items.map((item) => item.lineItemId)).size < items.length) {
    throw invalidField('items', 'Repeated', 'A cart line is named twice.');
  }
  const basket = await lockBasket(context, anonymousId);
  const before: BasketContents =
    basket === null
      ? { records: [], variants: new Map<string, never>() }
      : await loadContents(context, basket.id, taxedIn(context, basket));
  const meant = items.map((item) => ({ item, line: before.records.find((line) => line.id === item.lineItemId) }));
  const missing = meant.filter(({ line }) => line === undefined);
  if (basket === null || missing.length > 0) throw lineNotFound(missing.map(({ item }) => item.lineItemId));
  refuseAddOns(
    meant.flatMap(({ item, line }) =>
      addOnFaults(before.variants.get(line?.variantId ?? '')?.addOnGroups ?? [], item.addonOptionIds, item.lineItemId),
    ),
  );
  await writeAddOns(db, items);
  const chosen = new Map(items.map((item) => [item.lineItemId, item.addonOptionIds]));
  let contents: BasketContents = {
    ...before,
    records: before.records.map((line) => {
      const optionIds = chosen.get(line.id);
      const groups = before.variants.get(line.variantId)?.addOnGroups ?? [];
      return optionIds === undefined ? line : { ...line, addOns: chosenOf(groups, optionIds) };
    }),
  };
  const notices: BasketNotification[] = [];
  const gone: string[] = [];
  for (const { lineItemId } of items) {
    const joined = joinTwins(context, basket, contents, lineItemId);
    if (joined === null) continue;
    await db.update(basketLines).set(joined.change).where(eq(basketLines.id, lineItemId));
    notices.push(...joined.notices);
    gone.push(...joined.twinIds);
    contents = joined.contents;
  }
  if (gone.length > 0) await db.delete(basketLines).where(inArray(basketLines.id, gone));
  return { ...(await touched(context, basket, contents)), notices };
};

interface JoinedTwins {
  readonly change: Pick<BasketLineRecord, 'quantity' | 'seenPriceMinor' | 'wishedQuantity'>;
  readonly twinIds: readonly string[];
  readonly notices: readonly BasketNotification[];
  readonly contents: BasketContents;
}

/** Merges the quantities of equal lines into this one; null if there are none. */
const joinTwins = (
  context: HandlerContext,
  basket: BasketRecord,
  contents: BasketContents,
  lineId: string,
): JoinedTwins | null => {
  const { records, variants } = contents;
  const line = records.find((one) => one.id === lineId);
  if (line === undefined) return null;
  const wish = { productVariantId: line.variantId, addonOptionIds: optionIdsOf(line) };
  const twins = records.filter((one) => one.id !== line.id && isSameLine(one, wish));
  const variant = variants.get(line.variantId);
  if (twins.length === 0 || variant === undefined) return null;
  const quantity = twins.reduce((count, twin) => count + twin.quantity, line.quantity);
  const others = piecesElsewhere(records, line.variantId, null) - quantity;
  const { noticesOf, ...change } = grantQuantity(context, variant, {
    quantity,
    before: 0,
    others,
    lineItemId: line.id,
    // A price seen in another currency can't be compared.
    seenPriceMinor: basket.currencyCode === context.currencyCode ? lowestSeen([line, ...twins]) : undefined,
  });
  const left = { variants, records: records.filter((one) => !twins.includes(one)) };
  return {
    change,
    twinIds: twins.map((twin) => twin.id),
    notices: noticesOf(line.id),
    contents: withRecord(left, { ...line, ...change }),
  };
};

const lineNotFound = (lineItemIds: readonly string[]): Refusal => {
  const message = 'A cart line was not found.';
  const details = lineItemIds.map((lineItemId) => ({ code: 'LineNotFound', message, field: 'lineItemId', lineItemId }));
  return new Refusal(404, message, details);
};
