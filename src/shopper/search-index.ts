import type { getFilters, getProducts, ProductQuery, Suggestions } from '#contract/product-rows.ts';
import type { RowData } from '#contract/row.ts';
import type { Recommendation } from '#contract/shopper-trail.ts';

/** Finds products instead of the store, if a search service is configured; prices still come from the store. */
export interface SearchIndex {
  products(query: ProductQuery): Promise<RowData<typeof getProducts>>;
  filters(query: ProductQuery): Promise<RowData<typeof getFilters>>;
  suggestions(typed: string, limit: number): Promise<Suggestions>;
  /** Null if recommendations come from the store. */
  recommendations(productId: string): Promise<Recommendation[] | null>;
}
