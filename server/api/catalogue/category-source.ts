import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { CategorySummary } from '#contract/category.ts';
import { categories, categoryFacets } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { tileUrl } from './image.ts';
import { searchWordsOf } from '#contract/search-words.ts';

/** A category without its children, with its parent's id. */
export type ListedCategory = CategorySummary & { readonly parentId: string | null };

/** Order and paging of a list of categories. */
interface CategoryPage {
  readonly orderBy?: readonly SQL[];
  readonly limit?: number;
  readonly offset?: number;
}

const isShown = and(
  eq(categories.isActive, true),
  sql`not exists (select 1 from ${categories} above where above.is_active = false and ${categories.path} like above.path || '%')`,
);

const inMenuOrder = [asc(categories.level), asc(categories.sortOrder), asc(categories.name)];

/** Loads categories with the product count of each subtree; a category under an inactive one is inactive. */
export const loadCategories = async (
  view: CatalogueView,
  condition?: SQL,
  { orderBy = inMenuOrder, limit, offset }: CategoryPage = {},
): Promise<ListedCategory[]> => {
  const query = view.db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      name: categories.name,
      slug: categories.slug,
      level: categories.level,
      image: categories.image,
      pictureKey: categories.pictureKey,
      count: categoryFacets.count,
    })
    .from(categories)
    .leftJoin(categoryFacets, and(eq(categoryFacets.categoryId, categories.id), eq(categoryFacets.facet, '')))
    .where(and(isShown, condition))
    .orderBy(...orderBy)
    .offset(offset ?? 0);
  const rows = await (limit === undefined ? query : query.limit(limit));
  return rows.map(({ image, pictureKey, count, ...category }) => ({
    ...category,
    imageUrl: tileUrl(image, pictureKey),
    productCount: view.canSeeProducts ? (count ?? 0) : 0,
  }));
};

/** How many categories meet a condition. */
export const countCategories = async (view: CatalogueView, condition?: SQL): Promise<number> => {
  const [row] = await view.db
    .select({ total: sql<number>`count(*)::int` })
    .from(categories)
    .where(and(isShown, condition));
  return row?.total ?? 0;
};

/** The children of a category, or the top level. */
export const childOf = (parentId: string | null): SQL =>
  parentId === null ? isNull(categories.parentId) : eq(categories.parentId, parentId);

/** Every word starts a word of the name; “bolts” finds “Bolt”, % and _ are literal. */
export const isNamed = (text: string): SQL | undefined =>
  and(
    ...searchWordsOf(text).map((word) => {
      const stem = word.length > 3 ? word.replace(/s$/, '') : word;
      return sql`position(${` ${stem}`} in ' ' || regexp_replace(lower(${categories.name}), '[^a-z0-9]+', ' ', 'g')) > 0`;
    }),
  );

/** Categories whose name has every word of a search, those with most products first. */
export const findCategoriesNamed = async (
  view: CatalogueView,
  text: string,
  limit: number,
): Promise<CategorySummary[]> => {
  if (searchWordsOf(text).length === 0) return [];
  const found = await loadCategories(view, isNamed(text), {
    orderBy: [sql`${categoryFacets.count} desc nulls last`, desc(categories.level), asc(categories.name)],
    limit,
  });
  return found.map(summaryOf);
};

/** A category as lists have it. */
export const summaryOf = ({ id, name, slug, level, imageUrl, productCount }: ListedCategory): CategorySummary => ({
  id,
  name,
  slug,
  level,
  imageUrl,
  productCount,
});
