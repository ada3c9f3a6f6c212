import { variantOf } from '#contract/part-of-variant.ts';
import { type NewLine, newLineOf } from '#features/basket/new-line.ts';
import type { GoodRow } from '#features/quick-order/pad-row.ts';
import { pendingItemOfLine } from '#features/wishlists/wishlist-candidate.ts';
import type { PendingItem } from '#features/wishlists/wishlist-queries.ts';

/** A part in a quantity: a row of the pad, or of anything else that names parts. */
type PartRow = Pick<GoodRow, 'known' | 'quantity'>;

/** A row of the pad as a line of the cart; null where its price is hidden. */
export const lineOfRow = ({ known: { part, terms }, quantity }: PartRow): NewLine | null => {
  const product = { id: part.productId, name: part.name, slug: part.slug, images: [], drawing: null, categories: [] };
  return newLineOf(product, variantOf(part, terms), quantity);
};

/** A row as an item of a list; null where its price is hidden. */
export const itemOfRow = (row: PartRow): PendingItem | null => {
  const line = lineOfRow(row);
  return line === null ? null : pendingItemOfLine(line.shows);
};
