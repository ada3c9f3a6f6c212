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

/** What was found for one database; `writes` counts how often that was thrown away. */
interface Searches<Found extends number | string | object> {
  readonly found: LRUCache<string, Found>;
  readonly share: ReturnType<typeof shareRuns<Found>>;
  writes: number;
}

/**
 * What a search found, cached until the catalogue is written, and for `lifetimeMs` where nobody tells of that: many shoppers
 * type the same words, and those who do so at once wait for one of them. Holds `maxCached` of them for each database.
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
    // Whoever asks after a write does not share what was begun before it, and what is written meanwhile may be missing in what is found.
    return searches.share(`${writes} ${sought}`, async () => {
      const found = await find();
      if (searches.writes === writes) searches.found.set(sought, found);
      return found;
    });
  };
};
