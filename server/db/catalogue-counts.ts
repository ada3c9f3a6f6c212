import { categoryFacets, categoryPrices, facetValues, searchWords } from './schema.ts';
import type { Queryable } from './database.ts';

/** Refreshes the counts over the whole catalogue. `searchWords` reads `facetValues`, so it comes after it. */
export const refreshCatalogueCounts = async (db: Queryable): Promise<void> => {
  for (const view of [categoryFacets, facetValues, categoryPrices, searchWords]) {
    await db.refreshMaterializedView(view);
  }
};
