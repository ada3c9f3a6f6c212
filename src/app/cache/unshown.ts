import type { ProductSummary, Variant } from '#contract/product.ts';

/**
 * An answer without what no list shows or counts of its products: descriptions, further pictures, and of the one size
 * that stands for several its tiers, attributes and figures. A product's own page brings all of it.
 */
export const withoutUnshown = (data: unknown): unknown => {
  if (Array.isArray(data)) return data.map((one: unknown) => (isSummary(one) ? shownOf(one) : one));
  if (typeof data === 'object' && data !== null && 'results' in data && Array.isArray(data.results)) {
    return { ...data, results: withoutUnshown(data.results) };
  }
  return data;
};

const isSummary = (one: unknown): one is ProductSummary =>
  typeof one === 'object' && one !== null && 'variantCount' in one && 'variants' in one && 'spans' in one;

const shownOf = (product: ProductSummary): ProductSummary => ({
  ...product,
  shortDescription: null,
  images: product.images.slice(0, 1),
  variants: product.variantCount > 1 ? product.variants.map(standIn) : product.variants,
});

const standIn = (variant: Variant): Variant => ({
  ...variant,
  barcode: null,
  tierPrices: [],
  attributes: [],
  images: [],
  weightGrams: null,
});
