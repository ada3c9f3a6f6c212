import { getTableName } from 'drizzle-orm';
import { getMaterializedViewConfig } from 'drizzle-orm/pg-core';
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

const searched: ReadonlySet<string> = new Set([
  ...[productPriceRanges, products, productSearch, variants, variantSearch].map(getTableName),
  getMaterializedViewConfig(searchWords).name,
]);

/** What was found for one database; `writes` counts how often that was thrown away. */
interface Searches<Found> {
  readonly found: Map<string, { readonly found: Found; readonly until: number }>;
  readonly underWay: Map<string, Promise<Found>>;
  writes: number;
}

/**
 * What a search found, cached until the catalogue is written, and for `lifetimeMs` where nobody tells of that: many shoppers
 * type the same words, and those who do so at once wait for one of them. Holds `maxCached` of them for each database.
 */
export const createSearchCache = <Found>(maxCached: number, lifetimeMs: number) => {
  const known = new WeakMap<Database, Searches<Found>>();
  const searchesOf = (db: Database): Searches<Found> => {
    const before = known.get(db);
    if (before !== undefined) return before;
    const searches: Searches<Found> = { found: new Map(), underWay: new Map(), writes: 0 };
    known.set(db, searches);
    findStatements(db)?.onWrite((table) => {
      if (table !== null && !searched.has(table)) return;
      searches.found.clear();
      // Whoever asks from now on sees what was written.
      searches.underWay.clear();
      searches.writes += 1;
    });
    return searches;
  };
  return async (db: Database, sought: string, find: () => Promise<Found>): Promise<Found> => {
    const searches = searchesOf(db);
    const { found: cache, underWay, writes } = searches;
    const before = cache.get(sought);
    if (before !== undefined && performance.now() < before.until) return before.found;
    const others = underWay.get(sought);
    // Theirs ends without an answer where their client leaves.
    if (others !== undefined) return others.catch(find);
    const own = find();
    underWay.set(sought, own);
    const found = await own.finally(() => {
      if (underWay.get(sought) === own) underWay.delete(sought);
    });
    // What was written meanwhile may be missing in it.
    if (searches.writes !== writes) return found;
    cache.delete(sought);
    cache.set(sought, { found, until: performance.now() + lifetimeMs });
    const [oldest] = cache.keys();
    if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
    return found;
  };
};
