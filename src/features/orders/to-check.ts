import type { Basket } from '#contract/basket.ts';
import type { Order } from '#contract/order.ts';

/**
 * How much of an order that went into the cart is to be looked at there: what the store warns of its lines, and what it could
 * not add. What was in the cart before speaks for itself, as does a cart that is worth too little yet.
 */
export const toCheckOf = (
  { notifications, lineItems }: Pick<Basket, 'notifications' | 'lineItems'>,
  { items }: Pick<Order, 'items'>,
): number => {
  const ordered = new Set(items.map(({ productVariantId }) => productVariantId));
  const warned = notifications.flatMap(({ severity, code, lineItemId }, at) => {
    if (severity === 'Info' || code === 'BelowMinimumOrder') return [];
    const line = lineItems.find((one) => one.lineItemId === lineItemId);
    // What couldn't be added has no line.
    if (line === undefined) return [`notice ${at}`];
    return ordered.has(line.variant.id) ? [line.lineItemId] : [];
  });
  return new Set(warned).size;
};
