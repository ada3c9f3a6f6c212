import * as z from 'zod/mini';
import { maxBasketLines } from './basket-rows.ts';
import { Basket, type LineItem } from './basket.ts';
import type { Money } from './money.ts';
import type { OrderLine } from './order.ts';
import { AddOnIds, ById, Done, Id, maxReferenceLength, Quantity } from './primitives.ts';
import { row } from './row.ts';

/** The customer or job that a cart is parked for. It becomes the order's reference. */
export const ParkedName = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxReferenceLength));

/** The most carts a shopper can have parked at once. */
export const maxParkedCarts = 50;

/** Lines to park or bring back, with the unit price that the shopper saw. */
const Lines = z
  .array(
    z.object({
      productVariantId: Id,
      quantity: Quantity,
      addonOptionIds: z.optional(AddOnIds),
      seenPriceMinor: z.optional(z.int().check(z.gte(0))),
    }),
  )
  .check(z.minLength(1), z.maxLength(maxBasketLines));

/** `basketId` is the cart that the shopper saw: if that cart has been ordered since, it isn't parked. */
export const ParkCart = z.object({ name: ParkedName, basketId: z.optional(Id), lines: Lines });
export type ParkCart = z.infer<typeof ParkCart>;

export const BringBack = z.object({ lines: Lines });
export type BringBack = z.infer<typeof BringBack>;

export const parkCart = row({
  method: 'PUT',
  path: '/parked-carts/{id}',
  summary:
    "Take lines out of the basket and keep them under a name; the id is the caller's, and one that is known does nothing (an addition to the specification)",
  audience: 'shopper',
  params: ById,
  body: ParkCart,
  data: Basket,
});

export const bringBackCart = row({
  method: 'PUT',
  path: '/baskets/parked-carts/{id}/merge',
  summary:
    "Put lines of a parked cart into the basket; what is not named, or can't be bought, stays parked (an addition to the specification)",
  audience: 'shopper',
  params: ById,
  body: BringBack,
  data: Basket,
});

export const deleteParkedCart = row({
  method: 'DELETE',
  path: '/parked-carts/{id}',
  summary: 'Delete a parked cart (an addition to the specification)',
  audience: 'shopper',
  params: ById,
  data: Done,
});

/** A cart line as it is parked: with the price when last seen, which may be in another currency, and the current price. */
export const parkedLine = (line: LineItem, seen?: Money): OrderLine => {
  const { price, addOns, quantity } = line;
  const { amount: seenMinor, currencyCode } = seen ?? price;
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
    currentPrice: line.isAvailable ? { amount: price.amount, currencyCode: price.currencyCode } : null,
    taxRate: line.variant.taxRate,
    addOns,
    categories: line.categories,
  };
};
