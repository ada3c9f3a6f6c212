import type { Suggestions } from './product-rows.ts';

/** A variant that a search means. */
export type SizeMatch = NonNullable<Suggestions['matches']>[number];

/** What a search means of each product, by its id: the first of its matches. Those after it match as well, but less. */
export const meantSizes = (matches: readonly SizeMatch[] = []): ReadonlyMap<string, SizeMatch> => {
  const meant = new Map<string, SizeMatch>();
  for (const match of matches) if (!meant.has(match.productId)) meant.set(match.productId, match);
  return meant;
};
