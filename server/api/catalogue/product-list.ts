import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/product-rows.ts';
import { categoryFacets, products, productSearch } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { bestFirst } from './search.ts';
import type { Selection } from './selection.ts';
import { conditionOf, priceFrom } from './selection-condition.ts';

const popularFirst = [sql`${productSearch.popularity} desc`, sql`${productSearch.productId}`];

/** Sorting by price says nothing to those who see none: for them the order is by relevance. */
const orderOf = (view: CatalogueView, { search }: Selection, sort: ProductSort): SQL[] => {
  const best = [...(search === null ? [] : bestFirst(search)), ...popularFirst];
  switch (sort) {
    case 'Relevance':
      return best;
    case 'NameAscending':
      return [sql`${productSearch.sortName}`, sql`${productSearch.productId}`];
    case 'NameDescending':
      return [sql`${productSearch.sortName} desc`, sql`${productSearch.productId} desc`];
    case 'PriceAscending':
      return view.canSeePrices ? [sql`${priceFrom(view)} asc nulls last`, ...popularFirst] : best;
    case 'PriceDescending':
      return view.canSeePrices ? [sql`${priceFrom(view)} desc nulls last`, ...popularFirst] : best;
    case 'Newest':
      return [sql`${products.createdAt} desc`, ...popularFirst];
  }
};

/** How many products a selection has. */
export const countSelected = async (view: CatalogueView, selection: Selection): Promise<number> => {
  if (!view.canSeeProducts) return 0;
  if (selection.search === null && selection.choices.length === 0) return countInCategory(view, selection.categoryId);
  const [row] = await view.db
    .select({ total: sql<number>`count(*)::int` })
    .from(productSearch)
    .where(conditionOf(view, selection));
  return row?.total ?? 0;
};

const countInCategory = async (view: CatalogueView, categoryId: string | null): Promise<number> => {
  const [row] = await view.db
    .select({ count: categoryFacets.count })
    .from(categoryFacets)
    .where(and(eq(categoryFacets.categoryId, categoryId ?? ''), eq(categoryFacets.facet, '')));
  return row?.count ?? 0;
};

/** The ids of one page of a selection, in order. */
export const selectedIds = async (
  view: CatalogueView,
  selection: Selection,
  sort: ProductSort,
  page: { readonly limit: number; readonly offset: number },
): Promise<string[]> => {
  if (!view.canSeeProducts) return [];
  const ids = view.db.select({ id: productSearch.productId }).from(productSearch);
  const joined = sort === 'Newest' ? ids.innerJoin(products, eq(products.id, productSearch.productId)) : ids;
  const rows = await joined
    .where(conditionOf(view, selection))
    .orderBy(...orderOf(view, selection, sort))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map(({ id }) => id);
};
