import { and, desc, eq } from 'drizzle-orm';
import type { LineItem } from '#contract/basket.ts';
import type { Money } from '#contract/money.ts';
import { parkedLine } from '#contract/parked-cart-rows.ts';
import type { ParkedCart } from '#contract/parked-cart.ts';
import { baskets } from '#server/db/schema.ts';
import type { BasketRecord } from '#server/api/basket/owner.ts';
import { loadBasketState } from '#server/api/basket/state.ts';
import { lineItemViews } from '#server/api/basket/view.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';

/** The shopper's parked carts, most recent first. */
export const loadParked = (context: HandlerContext): Promise<BasketRecord[]> =>
  context.db
    .select()
    .from(baskets)
    .where(and(eq(baskets.customerId, signedIn(context).customerId), eq(baskets.status, 'Parked')))
    .orderBy(desc(baskets.updatedAt), desc(baskets.id));

/** A parked cart with its lines at the prices that the shopper saw and at today's. */
export const parkedView = async (context: HandlerContext, basket: BasketRecord): Promise<ParkedCart> => {
  const state = await loadBasketState(context, basket, 'goods');
  const lines = lineItemViews(state, state.goods.lines);
  const { currencyCode } = basket;
  const seen = new Map(state.lines.map(({ record }) => [record.id, record.seenPriceMinor]));
  const seenPrice = ({ lineItemId, addOns }: LineItem): Money | undefined => {
    const amount = seen.get(lineItemId) ?? null;
    // Add-ons have only today's prices, which can't be added to a price in another currency.
    if (amount === null || (currencyCode !== state.currencyCode && addOns.length > 0)) return undefined;
    return { amount, currencyCode };
  };
  return {
    id: basket.id,
    name: basket.referenceNumber ?? '',
    parkedAt: basket.updatedAt.toISOString(),
    lines: lines.map((line) => parkedLine(line, seenPrice(line))),
  };
};
