import * as z from 'zod/mini';
import type { LineItem } from './basket.ts';
import { OrderLine } from './order.ts';
import { Id, Instant } from './primitives.ts';
import { row } from './row.ts';

/**
 * A cart that was put aside under a name. Its lines are what was in it, at the prices that the shopper saw; their
 * `currentPrice` is today's. An addition to the specification: a store may lack these calls and answer 404.
 */
export const ParkedCart = z.object({ id: Id, name: z.string(), parkedAt: Instant, lines: z.array(OrderLine) });
export type ParkedCart = z.infer<typeof ParkedCart>;

export const getParkedCarts = row({
  method: 'GET',
  path: '/parked-carts',
  summary: "The shopper's parked carts, the latest first (an addition to the specification)",
  audience: 'shopper',
  data: z.array(ParkedCart),
});

/** A line of a cart as it is parked: what it cost when it was last seen, and what it costs now. */
export const parkedLine = (line: LineItem, seenMinor: number = line.price.amount): OrderLine => {
  const { price, addOns, quantity } = line;
  const { currencyCode } = price;
  const addOnsMinor = addOns.reduce((sum, addOn) => sum + addOn.price.amount * addOn.quantity, 0);
  const whole = { amount: (seenMinor + addOnsMinor) * quantity, currencyCode };
  return {
    lineItemId: line.lineItemId,
    productId: line.productId,
    productVariantId: line.variant.id,
    productName: line.productName,
    variantName: line.variant.name,
    sku: line.sku,
    slug: line.slug,
    imageUrl: line.imageUrl,
    drawing: line.drawing,
    quantity,
    returnedQuantity: 0,
    price: { amount: seenMinor, currencyCode, subTotal: whole, total: whole },
    currentPrice: line.isAvailable ? { amount: price.amount, currencyCode } : null,
    addOns,
    categories: line.categories,
  };
};
