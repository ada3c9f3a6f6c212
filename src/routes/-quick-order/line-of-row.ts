import { variantOf } from '#contract/part-of-variant.ts';
import { type NewLine, newLineOf } from '#features/basket/new-line.ts';
import type { GoodRow } from '#features/quick-order/pad-row.ts';

/** A row of the pad as a line of the cart; null where its price is hidden. */
export const lineOfRow = ({ known: { part, terms }, quantity }: GoodRow): NewLine | null => {
  const product = { id: part.productId, name: part.name, slug: part.slug, images: [], drawing: null, categories: [] };
  return newLineOf(product, variantOf(part, terms), quantity);
};
