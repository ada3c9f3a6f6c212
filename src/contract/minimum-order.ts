import type { Basket } from './basket.ts';
import type { StoreSettings } from './store.ts';

/** The minimum value of goods for an order, and whether it is met; null if the currency has no minimum. */
export type MinimumOrder = Basket['minimumOrder'];

/** Checks the value of goods after discount, in minor units, against the minimum order of their currency. */
export const minimumOrder = (
  { minimumOrderPrices }: Pick<StoreSettings, 'minimumOrderPrices'>,
  currencyCode: string,
  goodsMinor: number,
): MinimumOrder => {
  const amount = minimumOrderPrices.find((price) => price.currencyCode === currencyCode)?.amount ?? 0;
  return amount === 0 ? null : { amount, currencyCode, isMet: goodsMinor >= amount };
};

/** How far goods after discount fall short of the minimum order, in minor units; null if it is met or there is none. */
export const missingToMinimum = (minimum: MinimumOrder, goodsMinor: number): number | null =>
  minimum === null || minimum.isMet ? null : Math.max(0, minimum.amount - goodsMinor);
