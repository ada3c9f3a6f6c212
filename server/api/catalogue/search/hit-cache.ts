import type { Database } from '#server/db/database.ts';
import type { CodeMatch } from './codes.ts';
import type { VariantMatch } from './variants.ts';

/** The hits of a search text, the same for every visitor: product ids, best first, and their total. */
export interface Hits {
  readonly ids: readonly string[];
  readonly total: number;
  /** The variant whose part number or barcode was typed in full. */
  readonly exact: CodeMatch | null;
  readonly corrections: readonly string[];
  /** The variant that is meant of each product. */
  readonly variants: readonly VariantMatch[];
}

interface CachedHits {
  readonly hits: Hits;
  readonly until: number;
}

const lifetimeMs = 30_000;
const maxCached = 1000;

const caches = new WeakMap<Database, Map<string, CachedHits>>();

/**
 * The hits of a search text, cached for half a minute: many shoppers type the same beginnings, and the shorter these
 * are the more they match.
 */
export const cachedHits = async (db: Database, typed: string, find: () => Promise<Hits>): Promise<Hits> => {
  const cache = caches.get(db) ?? new Map<string, CachedHits>();
  caches.set(db, cache);
  const known = cache.get(typed);
  if (known !== undefined && performance.now() < known.until) return known.hits;
  const hits = await find();
  cache.delete(typed);
  cache.set(typed, { hits, until: performance.now() + lifetimeMs });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return hits;
};
