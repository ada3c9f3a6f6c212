import type { Basket } from './basket.ts';
import type { StoreSettings } from './store.ts';

/** The least that goods must come to for an order, and whether they do; null where the currency has no minimum. */
export type MinimumOrder = Basket['minimumOrder'];

/** Judges goods after discount, in minor units, by the smallest order of their currency. */
export const minimumOrder = (
  { minimumOrderPrices }: Pick<StoreSettings, 'minimumOrderPrices'>,
  currencyCode: string,
  goodsMinor: number,
): MinimumOrder => {
  const amount = minimumOrderPrices.find((price) => price.currencyCode === currencyCode)?.amount ?? 0;
  return amount === 0 ? null : { amount, currencyCode, isMet: goodsMinor >= amount };
};

/** What goods after discount still lack of the smallest order, in minor units; null when it is met or there is none. */
export const missingToMinimum = (minimum: MinimumOrder, goodsMinor: number): number | null =>
  minimum === null || minimum.isMet ? null : Math.max(0, minimum.amount - goodsMinor);
