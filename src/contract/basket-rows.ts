import * as z from 'zod/mini';
import { Basket } from './basket.ts';
import { AddOnIds, ById, Id, Quantity } from './primitives.ts';
import { row } from './row.ts';

/** The most lines in a cart. */
export const maxBasketLines = 500;

/** The most lines that get the same add-ons at once. */
export const maxAddOnLines = 200;

/** Identifies the basket of a visitor who isn't signed in. */
export const BasketOwner = z.object({ anonymousId: z.optional(Id) });
export type BasketOwner = z.infer<typeof BasketOwner>;

/** The unit price the shopper saw when they decided, in the request's currency; if it is higher now, the store reports the change. */
const seenPriceMinor = z.optional(z.int().check(z.gte(0)));

export const AddToBasket = z.object({
  productVariantId: Id,
  quantity: Quantity,
  seenPriceMinor,
  addonOptionIds: z.optional(AddOnIds),
  anonymousId: z.optional(Id),
});
export type AddToBasket = z.infer<typeof AddToBasket>;

export const LineItemIds = z.object({ lineItemIds: z.array(Id).check(z.minLength(1), z.maxLength(maxBasketLines)) });
export type LineItemIds = z.infer<typeof LineItemIds>;

export const LineQuantity = z.object({ lineItemId: Id, quantity: Quantity, seenPriceMinor });
export type LineQuantity = z.infer<typeof LineQuantity>;

export const LineAddOns = z.object({ lineItemId: Id, addonOptionIds: AddOnIds });
export type LineAddOns = z.infer<typeof LineAddOns>;

export const BulkLineAddOns = z.object({
  items: z.array(LineAddOns).check(z.minLength(1), z.maxLength(maxAddOnLines)),
});
export type BulkLineAddOns = z.infer<typeof BulkLineAddOns>;

export const addToBasket = row({
  method: 'PUT',
  path: '/baskets',
  summary: 'Add a variant to the basket',
  audience: 'anyone',
  body: AddToBasket,
  data: Basket,
});

export const removeFromBasket = row({
  method: 'DELETE',
  path: '/baskets/products',
  summary: 'Remove lines',
  audience: 'anyone',
  query: BasketOwner,
  body: LineItemIds,
  data: Basket,
});

export const getBasket = row({
  method: 'GET',
  path: '/baskets',
  summary: 'The basket',
  audience: 'anyone',
  query: BasketOwner,
  data: Basket,
});

export const setBasketQuantity = row({
  method: 'PUT',
  path: '/baskets/products/quantity',
  summary: 'Set the quantity of a line',
  audience: 'anyone',
  query: BasketOwner,
  body: LineQuantity,
  data: Basket,
});

export const mergeBasket = row({
  method: 'PUT',
  path: '/baskets/{id}/merge',
  summary: "Merge a guest's basket (by its anonymousId) into the shopper's, once",
  audience: 'shopper',
  params: ById,
  data: Basket,
});

export const reorderIntoBasket = row({
  method: 'PUT',
  path: '/baskets/orders/{id}/merge',
  summary: 'Put the lines of a past order into the basket',
  audience: 'shopper',
  params: ById,
  data: Basket,
});

export const setBasketAddOns = row({
  method: 'PUT',
  path: '/baskets/addons',
  summary: 'Choose the add-ons of a line',
  audience: 'anyone',
  query: BasketOwner,
  body: LineAddOns,
  data: Basket,
});

export const setBasketAddOnsInBulk = row({
  method: 'PUT',
  path: '/baskets/addons/bulk',
  summary: 'Choose the add-ons of several lines',
  audience: 'anyone',
  query: BasketOwner,
  body: BulkLineAddOns,
  data: Basket,
});
