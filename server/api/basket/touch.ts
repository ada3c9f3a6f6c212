import { eq, sql } from 'drizzle-orm';
import { unitPriceAt } from '#contract/price.ts';
import { baskets, basketLines } from '#server/db/schema.ts';
import { loadLineRecords } from './lines.ts';
import type { BasketRecord } from './owner.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { loadPricing, priceListOf } from './pricing.ts';

type BasketChange = Partial<
  Pick<
    BasketRecord,
    | 'customerInfo'
    | 'deliveryAddress'
    | 'billingAddress'
    | 'deliveryZoneOptionId'
    | 'referenceNumber'
    | 'customerComment'
    | 'toldTotal'
  >
>;

/**
 * Ends every write to a basket: raises its version, sets the currency and country of the request, and marks the total that
 * the shopper was shown as outdated. Prices seen in another currency can't be compared, so a change of currency resets them to
 * the current prices.
 */
export const touchBasket = async (
  context: HandlerContext,
  basket: BasketRecord,
  change: BasketChange = {},
): Promise<BasketRecord> => {
  const { db, now, currencyCode, countryCode } = context;
  const toldTotal = basket.toldTotal === null ? null : { ...basket.toldTotal, isOutdated: true as const };
  const [touched] = await db
    .update(baskets)
    .set({ toldTotal, ...change, version: sql`${baskets.version} + 1`, updatedAt: now, currencyCode, countryCode })
    .where(eq(baskets.id, basket.id))
    .returning();
  if (touched === undefined) throw new Error(`The basket ${basket.id} is gone while it is locked.`);
  if (basket.currencyCode !== currencyCode) await seePricesAnew(context, basket.id);
  return touched;
};

const seePricesAnew = async (context: HandlerContext, basketId: string): Promise<void> => {
  const lines = await loadLineRecords(context, basketId);
  const pricing = await loadPricing(
    context.db,
    lines.map((line) => line.variantId),
    priceListOf(context),
  );
  for (const line of lines) {
    const prices = pricing.get(line.variantId);
    const seenPriceMinor =
      prices === undefined ? null : unitPriceAt(prices.baseMinor, prices.tiers, line.quantity).amountMinor;
    await context.db.update(basketLines).set({ seenPriceMinor }).where(eq(basketLines.id, line.id));
  }
};
