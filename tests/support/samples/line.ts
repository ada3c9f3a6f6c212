import * as z from 'zod/mini';
import { Basket, type LineItem } from '#contract/basket.ts';
import sample from '#tests/contract/samples/addToBasket.json' with { type: 'json' };

const { data: basket } = z.parse(z.object({ data: Basket }), sample);
const [line] = basket.lineItems;
const [addOn] = line?.addOns ?? [];
if (line === undefined || addOn === undefined) throw new Error('The sample basket has no line with an add-on.');

/** The sample basket, emptied, as a signed-in shopper's. */
export const emptyBasket: Basket = { ...basket, anonymousId: null, lineItems: [], itemCount: 0 };

/** A basket line for a variant, with the add-ons of these ids. */
export const sampleLine = (variantId: string, addOnIds: readonly string[] = []): LineItem => ({
  ...line,
  variant: { ...line.variant, id: variantId },
  addOns: addOnIds.map((addonOptionId) => ({ ...addOn, addonOptionId })),
});
