import { asc, eq, sql } from 'drizzle-orm';
import type { Category } from '#contract/category.ts';
import { sanitiseHtml } from '#server/api/content/html.ts';
import { notFound } from '#server/api/http/refusal.ts';
import {
  attributeDefinitions,
  categoryFacets,
  facetValues,
  productTypeAttributes,
  productTypes,
} from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { pathTo, type StoredCategory } from './category-index.ts';
import { summaryOf } from './category-summary.ts';

const columnsOfATable = 5;
/** An attribute with more values per product than this, on average, describes variants, not products. */
const oneValueEach = 1.2;
/** An attribute that a smaller share of the products has does not become a column. */
const minCoverage = 0.3;

type ListAttribute = Category['listAttributes'][number];

/** A category with everything that its page shows before the products. Throws 404 for a category that is not shown. */
export const loadCategoryPage = async (
  view: CatalogueView,
  category: StoredCategory | undefined,
): Promise<Category> => {
  const { shown, byParent } = view.reference.categories;
  if (category === undefined || !shown.includes(category)) throw notFound('The category');
  const { row } = category;
  return {
    ...summaryOf(view, category),
    parentId: row.parentId,
    description: row.description === null ? null : sanitiseHtml(row.description),
    breadcrumbs: pathTo(view.reference.categories, row.parentId).map(({ id, name, slug }) => ({ id, name, slug })),
    subcategories: (byParent.get(row.id) ?? []).map((child) => summaryOf(view, child)),
    listAttributes: await loadListAttributes(view, category),
    metaTitle: row.metaTitle,
    metaDescription: row.metaDescription,
  };
};

/**
 * The columns of a category's table: attributes that its products have and differ in. Those with one value per product come
 * first, then variant axes, then attributes that follow from the axes; within each group the most common first.
 */
const loadListAttributes = async (
  view: CatalogueView,
  { row, productCount }: StoredCategory,
): Promise<ListAttribute[]> => {
  if (!view.canSeeProducts) return [];
  const isAxis = sql`exists (
    select 1 from ${productTypeAttributes}
    join ${productTypes} on ${productTypes.id} = ${productTypeAttributes.productTypeId}
    join ${categoryFacets} held on held.facet = 'type:' || ${productTypes.code}
    where ${productTypeAttributes.attributeId} = ${attributeDefinitions.id} and ${productTypeAttributes.isAxis}
      and held.category_id = ${row.id})`;
  const carried = sql`sum(${categoryFacets.count})`;
  const rank = sql`case when ${carried} <= ${productCount * oneValueEach}::float8 then 0 when ${isAxis} then 1 else 2 end`;
  return view.db
    .select({ code: attributeDefinitions.code, name: attributeDefinitions.name })
    .from(categoryFacets)
    .innerJoin(facetValues, eq(facetValues.facet, categoryFacets.facet))
    .innerJoin(attributeDefinitions, eq(attributeDefinitions.code, facetValues.code))
    .where(eq(categoryFacets.categoryId, row.id))
    .groupBy(attributeDefinitions.id)
    .having(sql`count(*) > 1 and ${carried} >= ${productCount * minCoverage}::float8`)
    .orderBy(rank, sql`least(${carried}, ${productCount}) desc`, asc(attributeDefinitions.sortOrder))
    .limit(columnsOfATable);
};
