import { getTableName } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { products, productSearch, variants, variantSearch } from '#server/db/schema.ts';
import { findStatements } from '#server/db/statements.ts';
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

const searched: ReadonlySet<string> = new Set([products, productSearch, variants, variantSearch].map(getTableName));

const cacheOf = (db: Database): Map<string, CachedHits> => {
  const known = caches.get(db);
  if (known !== undefined) return known;
  const cache = new Map<string, CachedHits>();
  caches.set(db, cache);
  findStatements(db)?.onWrite((table) => {
    if (table === null || searched.has(table)) cache.clear();
  });
  return cache;
};

/**
 * The hits of a search text, cached for half a minute and until the catalogue is written: many shoppers type the same
 * beginnings, and the shorter these are the more they match.
 */
export const cachedHits = async (db: Database, typed: string, find: () => Promise<Hits>): Promise<Hits> => {
  const cache = cacheOf(db);
  const known = cache.get(typed);
  if (known !== undefined && performance.now() < known.until) return known.hits;
  const hits = await find();
  cache.delete(typed);
  cache.set(typed, { hits, until: performance.now() + lifetimeMs });
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return hits;
};
