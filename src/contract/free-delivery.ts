import type { Basket } from './basket.ts';

type Sums = Pick<Basket, 'subTotal' | 'discount' | 'taxes' | 'freeDelivery'>;

/**
 * What the goods of a basket lack until a way of delivery is free, in minor units; 0 where it is. Goods count after
 * discount and before tax. Null where no delivery becomes free, or the store does not say.
 */
export const missingToFreeDelivery = (
  { subTotal, discount, taxes, freeDelivery }: Sums,
  pricesIncludeTax: boolean,
): number | null => {
  if (freeDelivery === undefined || freeDelivery === null) return null;
  const netMinor = subTotal.amount - discount.amount - (pricesIncludeTax ? taxes.amount : 0);
  return Math.max(0, freeDelivery.amount - netMinor);
};
