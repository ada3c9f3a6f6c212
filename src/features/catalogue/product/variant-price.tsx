import { unitPriceMinor } from '#contract/price.ts';
import type { Variant } from '#contract/product.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { formatPrice } from '#wording/money.ts';

export function TierCell({
  variant,
  minimum,
  isApplied,
}: {
  readonly variant: Variant;
  readonly minimum: number;
  readonly isApplied: boolean;
}) {
  const isTaxAdded = useIsTaxAdded();
  const amount = unitPriceMinor(variant, minimum);
  if (amount === null || variant.basePrice === null) return null;
  const price = formatPrice({ ...variant.basePrice, amount }, variant.taxRate, isTaxAdded);
  return isApplied ? (
    <span data-applies>
      {price}
      <span className="vh"> {words.applies}</span>
    </span>
  ) : (
    price
  );
}

/** The price before the discount. */
export function WasPrice({ variant }: { readonly variant: Variant }) {
  const isTaxAdded = useIsTaxAdded();
  if (variant.discount === null || variant.basePrice === null || variant.discount.amount <= 0) return null;
  const { amount, currencyCode } = variant.basePrice;
  return (
    <small className="was">
      <span className="vh">{words.wasPrice} </span>
      <s>{formatPrice({ amount: amount + variant.discount.amount, currencyCode }, variant.taxRate, isTaxAdded)}</s>
    </small>
  );
}
