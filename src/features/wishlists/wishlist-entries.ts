import type { WishlistSummary } from '#contract/wishlist.ts';

/** Where a variant stands on a list. */
export interface WishlistEntry {
  readonly wishlistId: string;
  readonly itemId: string;
}

/** Entries of all lists, keyed by variant id; of a variant on several lists, the one on the list changed last. */
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

/** What toggling a variant does: it leaves the list that it is on, else a list is chosen for it. */
export const toggleOf = (
  entries: ReadonlyMap<string, WishlistEntry>,
  variantId: string,
): { readonly type: 'remove'; readonly entry: WishlistEntry } | { readonly type: 'choose' } => {
  const entry = entries.get(variantId);
  return entry === undefined ? { type: 'choose' } : { type: 'remove', entry };
};
