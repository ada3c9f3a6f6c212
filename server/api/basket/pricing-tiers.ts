import type { TierPrice } from '#contract/product.ts';

/** One row of the price list. */
export interface PriceRow {
  readonly variantId: string;
  readonly priceGroupId: string | null;
  readonly minimumQuantity: number;
  readonly amountMinor: number;
  readonly originalMinor: number | null;
}

/** What a visitor pays for one variant. `originalMinor` is the price before an offer; `tiers` start above one piece and ascend. */
export interface VariantPricing {
  readonly baseMinor: number;
  readonly originalMinor: number | null;
  readonly tiers: readonly TierPrice[];
}

/**
 * The prices of each variant. If the visitor's group has rows for a variant, they replace all of the general ones, tiers
 * included. A variant without a price for one piece is not sold and is left out.
 */
export const pricingOf = (rows: readonly PriceRow[], currencyCode: string): ReadonlyMap<string, VariantPricing> => {
  const byVariant = new Map<string, PriceRow[]>();
  for (const row of rows) {
    const others = byVariant.get(row.variantId);
    if (others === undefined) byVariant.set(row.variantId, [row]);
    else others.push(row);
  }
  const pricing = new Map<string, VariantPricing>();
  for (const [variantId, all] of byVariant) {
    const own = all.filter((row) => row.priceGroupId !== null);
    const list = (own.length > 0 ? own : all).toSorted((a, b) => a.minimumQuantity - b.minimumQuantity);
    const base = list.find((row) => row.minimumQuantity === 1);
    if (base === undefined) continue;
    const tiers = list
      .filter((row) => row.minimumQuantity > 1)
      .map(({ minimumQuantity, amountMinor }) => ({ minimumQuantity, price: { amount: amountMinor, currencyCode } }));
    const isOffer = base.originalMinor !== null && base.originalMinor > base.amountMinor;
    pricing.set(variantId, { baseMinor: base.amountMinor, originalMinor: isOffer ? base.originalMinor : null, tiers });
  }
  return pricing;
};
