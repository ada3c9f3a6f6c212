import type { getFilters, getProducts, ProductQuery, Suggestions } from '#contract/product-rows.ts';
import type { RowData } from '#contract/row.ts';
import type { Recommendation } from '#contract/shopper-trail.ts';

/** What finds products in place of the store, where a search service is configured; the store still says what they cost. */
export interface SearchIndex {
  products(query: ProductQuery): Promise<RowData<typeof getProducts>>;
  filters(query: ProductQuery): Promise<RowData<typeof getFilters>>;
  suggestions(typed: string, limit: number): Promise<Suggestions>;
  /** Null where recommendations are the store's own. */
  recommendations(productId: string): Promise<Recommendation[] | null>;
}
