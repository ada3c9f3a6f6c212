import type { ProductSummary } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { formatPrice } from '#wording/money.ts';

/** The price of a product in a list: "from" if its sizes differ in price. */
export const priceOf = (product: ProductSummary, isTaxAdded: boolean): string | null => {
  if (product.priceFrom === null) return null;
  const price = formatPrice(product.priceFrom, masterVariant(product)?.taxRate, isTaxAdded);
  return product.variantCount > 1 ? words.from(price) : price;
};
