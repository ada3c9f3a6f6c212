import { getTableName } from 'drizzle-orm';
import { getMaterializedViewConfig } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/db/database.ts';
import {
  productPriceRanges,
  products,
  productSearch,
  searchWords,
  variants,
  variantSearch,
} from '#server/db/schema.ts';
import { findStatements } from '#server/db/statements.ts';
import { shareRuns } from '#server/share-runs.ts';

const searched: ReadonlySet<string> = new Set([
  ...[productPriceRanges, products, productSearch, variants, variantSearch].map(getTableName),
  getMaterializedViewConfig(searchWords).name,
]);

/** The cached searches of one database; `writes` counts how often they were invalidated. */
interface Searches<Found extends number | string | object> {
  readonly found: LRUCache<string, Found>;
  readonly share: ReturnType<typeof shareRuns<Found>>;
  writes: number;
}

/**
 * Caches what a search found until the catalogue is written, or for `lifetimeMs` if no write is reported: many shoppers type
 * the same words. Concurrent identical searches share one query. Holds up to `maxCached` results per database.
 */
export const createSearchCache = <Found extends number | string | object>(maxCached: number, lifetimeMs: number) => {
  const known = new WeakMap<Database, Searches<Found>>();
  const searchesOf = (db: Database): Searches<Found> => {
    const before = known.get(db);
    if (before !== undefined) return before;
    const found = new LRUCache<string, Found>({ max: maxCached, ttl: lifetimeMs, ttlResolution: 0 });
    const searches: Searches<Found> = { found, share: shareRuns(), writes: 0 };
    known.set(db, searches);
    findStatements(db)?.onWrite((table) => {
      if (table !== null && !searched.has(table)) return;
      searches.found.clear();
      searches.writes += 1;
    });
    return searches;
  };
  return async (db: Database, sought: string, find: () => Promise<Found>): Promise<Found> => {
    const searches = searchesOf(db);
    const { writes } = searches;
    const before = searches.found.get(sought);
    if (before !== undefined) return before;
    // A search that starts after a write must not share one begun before it, and a result that a write overtook is not
    // cached.
    return searches.share(`${writes} ${sought}`, async () => {
      const found = await find();
      if (searches.writes === writes) searches.found.set(sought, found);
      return found;
    });
  };
};
