import { nextTierOf, unitPriceMinor } from '#contract/price.ts';
import type { ProductSummary, Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { formatPrice } from '#wording/money.ts';

/** The next better price and from which quantity it is, "50+ £0.40"; null where there is none. */
export const useNextTier = () => {
  const isTaxAdded = useIsTaxAdded();
  return (variant: Variant, quantity: number): string | null => {
    const next = nextTierOf(variant.tierPrices, quantity, unitPriceMinor(variant, quantity));
    if (next === undefined) return null;
    return `${words.tier(next.minimumQuantity)} ${formatPrice(next.price, variant.taxRate, isTaxAdded)}`;
  };
};

/** That of a product that can be ordered in its list; of several sizes each has its own, on the product's page. */
export function NextTier({ product }: { readonly product: Pick<ProductSummary, 'variants' | 'variantCount'> }) {
  const variant = masterVariant(product);
  const nextTier = useNextTier();
  const text = variant === undefined || product.variantCount > 1 ? null : nextTier(variant, 0);
  return text === null ? null : <small className="next-tier">{text}</small>;
}
