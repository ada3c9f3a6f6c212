import type { Basket } from '#contract/basket.ts';
import type { Order } from '#contract/order.ts';

/**
 * How much of a reorder the shopper should check in the cart: lines with warnings, and lines that could not be added.
 * Ignores other lines of the cart, and a cart that is below the minimum order.
 */
export const toCheckOf = (
  { notifications, lineItems }: Pick<Basket, 'notifications' | 'lineItems'>,
  { items }: Pick<Order, 'items'>,
): number => {
  const ordered = new Set(items.map(({ productVariantId }) => productVariantId));
  const warned = notifications.flatMap(({ severity, code, lineItemId }, at) => {
    if (severity === 'Info' || code === 'BelowMinimumOrder') return [];
    const line = lineItems.find((one) => one.lineItemId === lineItemId);
    // A line that couldn't be added isn't in the cart.
    if (line === undefined) return [`notice ${at}`];
    return ordered.has(line.variant.id) ? [line.lineItemId] : [];
  });
  return new Set(warned).size;
};
