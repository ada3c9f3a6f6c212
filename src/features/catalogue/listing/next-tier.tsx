import { nextTierOf, unitPriceMinor } from '#contract/price.ts';
import type { ProductSummary, Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { formatPrice } from '#wording/money.ts';

/** The next better price and the quantity that it starts at, such as "50+ £0.40"; null if there is none. */
export const useNextTier = () => {
  const isTaxAdded = useIsTaxAdded();
  return (variant: Variant, quantity: number): string | null => {
    const next = nextTierOf(variant.tierPrices, quantity, unitPriceMinor(variant, quantity));
    if (next === undefined) return null;
    return `${words.tier(next.minimumQuantity)} ${formatPrice(next.price, variant.taxRate, isTaxAdded)}`;
  };
};

/** The next tier of a product that can be ordered from its list; a product with several sizes shows theirs on its own page. */
export function NextTier({ product }: { readonly product: Pick<ProductSummary, 'variants' | 'variantCount'> }) {
  const variant = masterVariant(product);
  const nextTier = useNextTier();
  const text = variant === undefined || product.variantCount > 1 ? null : nextTier(variant, 0);
  return text === null ? null : <small className="next-tier">{text}</small>;
}
