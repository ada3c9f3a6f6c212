import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Money } from '#contract/money.ts';
import type { TierPrice } from '#contract/product.ts';
import type { Queryable } from '#server/db/database.ts';
import { variantPrices } from '#server/db/schema.ts';
import { pricingOf, type VariantPricing } from './pricing-tiers.ts';

/** Which prices apply: those of one currency, with the shopper's price group or without one. */
export interface PriceList {
  readonly currencyCode: string;
  readonly priceGroupId: string | null;
}

/** The price list of a request. */
export const priceListOf = (context: {
  readonly currencyCode: string;
  readonly shopper: { readonly priceGroupId: string | null } | null;
}): PriceList => ({ currencyCode: context.currencyCode, priceGroupId: context.shopper?.priceGroupId ?? null });

/** Loads the prices of variants; a variant that is not sold in the currency has no entry. */
export const loadPricing = async (
  db: Queryable,
  variantIds: readonly string[],
  list: PriceList,
): Promise<ReadonlyMap<string, VariantPricing>> => {
  if (variantIds.length === 0) return new Map();
  const isGeneral = isNull(variantPrices.priceGroupId);
  const rows = await db
    .select({
      variantId: variantPrices.variantId,
      priceGroupId: variantPrices.priceGroupId,
      minimumQuantity: variantPrices.minimumQuantity,
      amountMinor: variantPrices.amountMinor,
      originalMinor: variantPrices.originalMinor,
    })
    .from(variantPrices)
    .where(
      and(
        inArray(variantPrices.variantId, [...variantIds]),
        eq(variantPrices.currencyCode, list.currencyCode),
        list.priceGroupId === null ? isGeneral : or(isGeneral, eq(variantPrices.priceGroupId, list.priceGroupId)),
      ),
    );
  return pricingOf(rows, list.currencyCode);
};

/** The price fields of a variant in the contract's shape; `discount` is how much an offer takes off one piece. */
export const priceFieldsOf = (
  pricing: VariantPricing | undefined,
  currencyCode: string,
): { basePrice: Money | null; discount: Money | null; tierPrices: TierPrice[] } => {
  if (pricing === undefined) return { basePrice: null, discount: null, tierPrices: [] };
  const money = (amount: number): Money => ({ amount, currencyCode });
  return {
    basePrice: money(pricing.baseMinor),
    discount: pricing.originalMinor === null ? null : money(pricing.originalMinor - pricing.baseMinor),
    tierPrices: [...pricing.tiers],
  };
};
