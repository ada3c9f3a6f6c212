import type { Basket } from './basket.ts';

type Sums = Pick<Basket, 'subTotal' | 'discount' | 'taxes' | 'freeDelivery'>;

/**
 * How far a basket's goods fall short of free delivery, in minor units; 0 if delivery is free. Goods count after
 * discount and before tax. Null if no delivery becomes free, or the store doesn't say.
 */
export const missingToFreeDelivery = (
  { subTotal, discount, taxes, freeDelivery }: Sums,
  pricesIncludeTax: boolean,
): number | null => {
  if (freeDelivery === undefined || freeDelivery === null) return null;
  const netMinor = subTotal.amount - discount.amount - (pricesIncludeTax ? taxes.amount : 0);
  return Math.max(0, freeDelivery.amount - netMinor);
};
