import { eq, type SQL, sql } from 'drizzle-orm';
import type { ProductSort } from '#contract/product-sorts.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { products, productSearch } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { priceFrom } from './price-from.ts';
import { bestFirst } from '#server/api/catalogue/search/search.ts';
import { isPlainSearch, type Selection, soughtBy } from './selection.ts';
import { createSearchCache } from '#server/api/catalogue/search/search-cache.ts';
import { conditionOf } from '#server/api/catalogue/filters/selection-condition.ts';

/** The order of the index. */
export const popularFirst = [sql`${productSearch.popularity} desc nulls last`, sql`${productSearch.productId}`];

/** Sorting by price would leak hidden prices, so it falls back to relevance. */
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
      return view.canSeePrices
        ? [sql`${priceFrom(view, productSearch.productId)} asc nulls last`, ...popularFirst]
        : best;
    case 'PriceDescending':
      return view.canSeePrices
        ? [sql`${priceFrom(view, productSearch.productId)} desc nulls last`, ...popularFirst]
        : best;
    case 'Newest':
      return [sql`${products.createdAt} desc nulls last`, sql`${products.id}`];
  }
};

/** Whether a selection is a whole category or the whole store, whose product counts are already known. */
export const isWhole = ({ search, choices }: Selection): boolean => search === null && choices.length === 0;

/** How many products a selection has. */
export const countSelected = async (view: CatalogueView, selection: Selection): Promise<number> => {
  if (!view.canSeeProducts) return 0;
  if (isWhole(selection)) return selection.category?.productCount ?? view.reference.categories.productsInStore;
  const [row] = await view.db
    .select({ total: sql<number>`count(*)::int` })
    .from(productSearch)
    .where(conditionOf(view, selection));
  return row?.total ?? 0;
};

interface Page {
  readonly ids: string[];
  readonly total: number;
}

const cachedPages = createSearchCache<Page>(500, 30_000);

interface Stretch {
  readonly limit: number;
  readonly offset: number;
}

/** Unnamed, so that it is planned for each category: the best way to find its page depends on the category's size. */
const popularInCategory = preparedQuery((db) =>
  db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(sql`${productSearch.categoryIds} @> ${sql.placeholder('categoryIds')}::text[]`)
    .orderBy(...popularFirst)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset')),
);

/** The ids of one page of a selection, in order, and the total over all pages. */
export const selectPage = async (
  view: CatalogueView,
  selection: Selection,
  sort: ProductSort,
  { limit, offset }: Stretch,
): Promise<Page> => {
  if (!view.canSeeProducts) return { ids: [], total: 0 };
  const load = (): Promise<Page> => loadPage(view, selection, sort, { limit, offset });
  if (!isPlainSearch(selection)) return load();
  return cachedPages(view.db, `${sort} ${offset} ${limit} ${soughtBy(view, selection)}`, load);
};

const loadPage = async (
  view: CatalogueView,
  selection: Selection,
  sort: ProductSort,
  stretch: Stretch,
): Promise<Page> => {
  if (isWhole(selection) && selection.category !== null && sort === 'Relevance') {
    const { id, productCount } = selection.category;
    const found = await popularInCategory(view.db).execute({ categoryIds: [id], ...stretch });
    return { ids: found.map((row) => row.id), total: productCount };
  }
  // A full sort can count along the way. Whole selections are counted separately, because an ordered index scan doesn't sort.
  const total = isWhole(selection) ? await countSelected(view, selection) : null;
  const page = view.db
    .select({
      id: productSearch.productId,
      total: total === null ? sql<number>`(count(*) over ())::int` : sql<number>`0`,
    })
    .from(productSearch);
  const joined = sort === 'Newest' ? page.innerJoin(products, eq(products.id, productSearch.productId)) : page;
  const rows = await joined
    .where(conditionOf(view, selection))
    .orderBy(...orderOf(view, selection, sort))
    .limit(stretch.limit)
    .offset(stretch.offset);
  const counted = total ?? rows[0]?.total ?? (stretch.offset === 0 ? 0 : await countSelected(view, selection));
  return { ids: rows.map(({ id }) => id), total: counted };
};
