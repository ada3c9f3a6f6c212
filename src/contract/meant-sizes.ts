import type { Suggestions } from './product-rows.ts';

/** A variant that a search refers to. */
export type SizeMatch = NonNullable<Suggestions['matches']>[number];

/** The variant that a search means for each product, by product id: its first match. Later ones match too, but less well. */
export const meantSizes = (matches: readonly SizeMatch[] = []): ReadonlyMap<string, SizeMatch> => {
  const meant = new Map<string, SizeMatch>();
  for (const match of matches) if (!meant.has(match.productId)) meant.set(match.productId, match);
  return meant;
};
