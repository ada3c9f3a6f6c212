import type { WishlistSummary } from '#contract/wishlist.ts';

/** A variant's place on a list. */
export interface WishlistEntry {
  readonly wishlistId: string;
  readonly itemId: string;
}

/** Entries by variant id; for a variant on several lists, the list changed last wins. */
export const entriesOf = (lists: readonly WishlistSummary[]): ReadonlyMap<string, WishlistEntry> => {
  const entries = new Map<string, WishlistEntry>();
  for (const list of lists) {
    for (const item of list.items) {
      if (!entries.has(item.productVariantId)) {
        entries.set(item.productVariantId, { wishlistId: list.id, itemId: item.id });
      }
    }
  }
  return entries;
};

/** Toggling removes a variant from its list, or opens the choice of a list. */
export const toggleOf = (
  entries: ReadonlyMap<string, WishlistEntry>,
  variantId: string,
): { readonly type: 'remove'; readonly entry: WishlistEntry } | { readonly type: 'choose' } => {
  const entry = entries.get(variantId);
  return entry === undefined ? { type: 'choose' } : { type: 'remove', entry };
};
