import type { TierPrice, Variant } from './product.ts';

/** A unit price in minor units, and the tier it comes from if one beats the base price. */
export interface UnitPrice {
  readonly amountMinor: number;
  readonly tier: Pick<TierPrice, 'minimumQuantity'> | null;
}

/** The unit price at a quantity: the lowest of the tiers it reaches, so that a larger quantity never costs more per unit. */
export const unitPriceAt = (baseMinor: number, tiers: readonly TierPrice[], quantity: number): UnitPrice => {
  let best: UnitPrice = { amountMinor: baseMinor, tier: null };
  for (const tier of tiers) {
    const amountMinor = tier.price.amount;
    if (quantity >= tier.minimumQuantity && amountMinor < best.amountMinor) best = { amountMinor, tier };
  }
  return best;
};

/** The unit price of a variant at a quantity, in minor units, or null where prices are hidden. */
export const unitPriceMinor = (
  { basePrice, tierPrices }: Pick<Variant, 'basePrice' | 'tierPrices'>,
  quantity: number,
): number | null => basePrice && unitPriceAt(basePrice.amount, tierPrices, quantity).amountMinor;

/** The first tier above a quantity with a price below the given one (minor units); tiers must be in ascending order. */
export const nextTierOf = (
  tiers: readonly TierPrice[],
  quantity: number,
  unitMinor: number | null,
): TierPrice | undefined =>
  tiers.find((tier) => unitMinor !== null && tier.minimumQuantity > quantity && tier.price.amount < unitMinor);
