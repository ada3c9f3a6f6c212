import type { ProductSummary, QuantityRule, Variant } from './product.ts';

/** Whether a product can't be added to the cart before add-ons have been chosen. */
export const mustChooseAddOns = ({
  hasAddOns,
  requiresAddOns = hasAddOns,
}: Pick<ProductSummary, 'hasAddOns' | 'requiresAddOns'>): boolean => requiresAddOns;

/** The variant that stands for the product, the first one where none is marked. */
export const masterVariant = (product: { readonly variants: readonly Variant[] }): Variant | undefined =>
  product.variants.find((variant) => variant.isMaster) ?? product.variants[0];

/** Which quantities can be ordered now: the rule, and no more than is there where the store sells nothing that is not. */
export const orderableRule = ({
  quantityRule,
  inventory,
}: Pick<Variant, 'quantityRule' | 'inventory'>): QuantityRule => {
  const { availableQuantity, canBackorder } = inventory;
  if (canBackorder || availableQuantity === null) return quantityRule;
  return { ...quantityRule, maximum: Math.min(quantityRule.maximum ?? availableQuantity, availableQuantity) };
};
