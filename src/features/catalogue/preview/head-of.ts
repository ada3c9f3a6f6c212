import type { ProductImage, ProductSummary } from '#contract/product.ts';

/** Holds the line of a description that lists come without. */
const lineHeld = '\u00a0';

/** The head with what is known: a list may come without the description, the maker and what its facts are called. */
export const headOf = (product: ProductSummary, pictureUrl: string | undefined): ProductSummary => ({
  ...product,
  shortDescription: product.shortDescription ?? lineHeld,
  attributes: product.attributes.filter(({ name }) => name !== ''),
  images:
    pictureUrl === undefined ? product.images : product.images.slice(0, 1).map((image) => inFile(image, pictureUrl)),
});

const inFile = ({ alt, width, height }: ProductImage, url: string): ProductImage => ({ url, alt, width, height });
