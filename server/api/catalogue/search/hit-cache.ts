import type { CodeMatch } from './codes.ts';
import { createSearchCache } from './search-cache.ts';
import type { VariantMatch } from './variants.ts';

/** The hits of a search text, the same for every visitor: product ids, best first, and their total. */
export interface Hits {
  readonly ids: readonly string[];
  readonly total: number;
  /** The variant whose part number or barcode was typed in full. */
  readonly exact: CodeMatch | null;
  readonly corrections: readonly string[];
  /** The variant that the search means in each product. */
  readonly variants: readonly VariantMatch[];
  /** Further matching variants, best first. */
  readonly others: readonly VariantMatch[];
}

/** Caches the hits of a search text; the shorter an unfinished text is, the more it matches. */
export const cachedHits = createSearchCache<Hits>(1000, 5 * 60_000);
