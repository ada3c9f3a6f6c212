import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Category } from '#contract/category.ts';
import { sanitiseHtml } from '#server/api/content/html.ts';
import { notFound } from '#server/api/http/refusal.ts';
import {
  attributeDefinitions,
  categories,
  categoryFacets,
  facetValues,
  productTypeAttributes,
  productTypes,
} from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { childOf, type ListedCategory, loadCategories, summaryOf } from './category-source.ts';

const columnsOfATable = 5;
/** An attribute with more values per product on average describes variants, not products. */
const oneValueEach = 1.2;
/** An attribute of a smaller share of the products is no column. */
const leastCoverage = 0.3;

type ListAttribute = Category['listAttributes'][number];

/** A category with everything that its page shows before the products. */
export const loadCategoryPage = async (view: CatalogueView, condition: SQL): Promise<Category> => {
  const [found] = await loadCategories(view, condition, { limit: 1 });
  const [written] =
    found === undefined ? [] : await view.db.select().from(categories).where(eq(categories.id, found.id));
  if (found === undefined || written === undefined) throw notFound('The category');
  const above = written.path.split('/').filter((id) => id !== '' && id !== found.id);
  const breadcrumbs =
    above.length === 0
      ? []
      : await view.db
          .select({ id: categories.id, name: categories.name, slug: categories.slug })
          .from(categories)
          .where(inArray(categories.id, above))
          .orderBy(asc(categories.level));
  const subcategories = await loadCategories(view, childOf(found.id));
  return {
    ...summaryOf(found),
    parentId: found.parentId,
    description: written.description === null ? null : sanitiseHtml(written.description),
    breadcrumbs,
    subcategories: subcategories.map(summaryOf),
    listAttributes: await loadListAttributes(view, found),
    metaTitle: written.metaTitle,
    metaDescription: written.metaDescription,
  };
};

/**
 * The columns of a category's table: attributes that its products have and differ in. Those with one value per product
 * come first, then variant axes, then attributes that follow from the axes; within each group the most common.
 */
const loadListAttributes = async (view: CatalogueView, category: ListedCategory): Promise<ListAttribute[]> => {
  if (!view.canSeeProducts) return [];
  const isAxis = sql`exists (
    select 1 from ${productTypeAttributes}
    join ${productTypes} on ${productTypes.id} = ${productTypeAttributes.productTypeId}
    join ${categoryFacets} held on held.facet = 'type:' || ${productTypes.code}
    where ${productTypeAttributes.attributeId} = ${attributeDefinitions.id} and ${productTypeAttributes.isAxis}
      and held.category_id = ${category.id})`;
  const carried = sql`sum(${categoryFacets.count})`;
  const rank = sql`case when ${carried} <= ${category.productCount * oneValueEach}::float8 then 0 when ${isAxis} then 1 else 2 end`;
  return view.db
    .select({ code: attributeDefinitions.code, name: attributeDefinitions.name })
    .from(categoryFacets)
    .innerJoin(facetValues, eq(facetValues.facet, categoryFacets.facet))
    .innerJoin(attributeDefinitions, eq(attributeDefinitions.code, facetValues.code))
    .where(eq(categoryFacets.categoryId, category.id))
    .groupBy(attributeDefinitions.id)
    .having(sql`count(*) > 1 and ${carried} >= ${category.productCount * leastCoverage}::float8`)
    .orderBy(rank, sql`least(${carried}, ${category.productCount}) desc`, asc(attributeDefinitions.sortOrder))
    .limit(columnsOfATable);
};
