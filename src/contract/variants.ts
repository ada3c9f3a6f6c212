import type { ProductSummary, QuantityRule, Variant } from './product.ts';

/** Whether a product can't be added to the cart before add-ons have been chosen. */
export const mustChooseAddOns = ({
  hasAddOns,
  requiresAddOns = hasAddOns,
}: Pick<ProductSummary, 'hasAddOns' | 'requiresAddOns'>): boolean => requiresAddOns;

/** The variant that represents the product: the master, or the first if none is marked. */
export const masterVariant = (product: { readonly variants: readonly Variant[] }): Variant | undefined =>
  product.variants.find((variant) => variant.isMaster) ?? product.variants[0];

/** The quantities that can be ordered now: the variant's rule, limited to the known stock unless it can be backordered. */
export const orderableRule = ({
  quantityRule,
  inventory,
}: Pick<Variant, 'quantityRule' | 'inventory'>): QuantityRule => {
  const { availableQuantity, canBackorder } = inventory;
  if (canBackorder || availableQuantity === null) return quantityRule;
  return { ...quantityRule, maximum: Math.min(quantityRule.maximum ?? availableQuantity, availableQuantity) };
};
