import type { ProductSummary, Variant } from './product.ts';

/** Whether a product can't be added to the cart before add-ons have been chosen. */
export const mustChooseAddOns = ({
  hasAddOns,
  requiresAddOns = hasAddOns,
}: Pick<ProductSummary, 'hasAddOns' | 'requiresAddOns'>): boolean => requiresAddOns;

/** The variant that represents the product: the master, or the first if none is marked. */
export const masterVariant = (product: { readonly variants: readonly Variant[] }): Variant | undefined =>
  product.variants.find((variant) => variant.isMaster) ?? product.variants[0];
