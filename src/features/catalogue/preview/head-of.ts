import type { ProductImage, ProductSummary } from '#contract/product.ts';

/** Reserves a line for the description that list data lacks. */
const lineHeld = '\u00a0';

/** The product for the preview's head: list data may lack the description, the maker and the names of attributes. */
export const headOf = (product: ProductSummary, pictureUrl: string | undefined): ProductSummary => ({
  ...product,
  shortDescription: product.shortDescription ?? lineHeld,
  attributes: product.attributes.filter(({ name }) => name !== ''),
  images:
    pictureUrl === undefined ? product.images : product.images.slice(0, 1).map((image) => inFile(image, pictureUrl)),
});

const inFile = ({ alt, width, height }: ProductImage, url: string): ProductImage => ({ url, alt, width, height });
