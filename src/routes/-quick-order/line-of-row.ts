import { variantOf } from '#contract/part-of-variant.ts';
import { type NewLine, newLineOf } from '#features/basket/new-line.ts';
import type { GoodRow } from '#features/quick-order/pad-row.ts';
import { pendingItemOfLine } from '#features/wishlists/wishlist-candidate.ts';
import type { PendingItem } from '#features/wishlists/wishlist-queries.ts';

/** A part with a quantity: a row of the pad or of any other list of parts. */
type PartRow = Pick<GoodRow, 'known' | 'quantity'>;

/** Converts a pad row to a cart line; null if its price is hidden. */
export const lineOfRow = ({ known: { part, terms }, quantity }: PartRow): NewLine | null => {
  const product = { id: part.productId, name: part.name, slug: part.slug, images: [], drawing: null, categories: [] };
  return newLineOf(product, variantOf(part, terms), quantity);
};

/** Converts a row to a list item; null if its price is hidden. */
export const itemOfRow = (row: PartRow): PendingItem | null => {
  const line = lineOfRow(row);
  return line === null ? null : pendingItemOfLine(line.shows);
};
