import type { ProductSummary, Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';

/**
 * Reduces a product to what a line or tile shows: one name, one small picture, one price. The host writes a page's data into its
 * HTML, and the full product would be five times as large.
 */
export const lineOf = (product: ProductSummary): ProductSummary => {
  const master = masterVariant(product);
  return {
    ...product,
    shortDescription: null,
    brand: null,
    categories: [],
    images: product.images.slice(0, 1).map(smallest),
    // Drawn only if there is no picture.
    drawing: product.images.length === 0 ? product.drawing : null,
    attributes: [],
    badges: [],
    variants: master === undefined ? [] : [standIn(master)],
    spans: [],
  };
};

const smallest = ({ url, width, height, sizes }: ProductSummary['images'][number]) => {
  const small = sizes?.toSorted((a, b) => a.width - b.width)[0] ?? { url, width };
  return { url: small.url, alt: '', width: small.width, height: Math.round((height * small.width) / width) };
};

const standIn = (variant: Variant): Variant => ({
  ...variant,
  name: null,
  barcode: null,
  tierPrices: [],
  attributes: [],
  images: [],
});
