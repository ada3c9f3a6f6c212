import { sql } from 'drizzle-orm';
import { getMaterializedViewConfig } from 'drizzle-orm/pg-core';
import { changesChannel } from './changes.ts';
import { categoryFacets, categoryPrices, facetValues, searchWords } from './schema.ts';
import type { Queryable } from './database.ts';

/** Refreshes the counts over the whole catalogue. `searchWords` reads `facetValues`, so it comes last. */
export const refreshCatalogueCounts = async (db: Queryable): Promise<void> => {
  for (const view of [categoryFacets, facetValues, categoryPrices, searchWords]) {
    await db.refreshMaterializedView(view);
    // Tables notify of changes by triggers, which views can't have.
    await db.execute(sql`select pg_notify(${changesChannel}, ${getMaterializedViewConfig(view).name})`);
  }
};
