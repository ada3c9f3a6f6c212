import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Category } from '#contract/category.ts';
import { sanitiseHtml } from '#server/api/content-html.ts';
import { notFound } from '#server/api/refusal.ts';
import {
  attributeDefinitions,
  categories,
  categoryFacets,
  facetValues,
  productTypeAttributes,
} from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { childOf, loadCategories, summaryOf } from './category-source.ts';

const columnsOfATable = 5;
const fixedCodes = ['brand', 'type'];

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
    listAttributes: await loadListAttributes(view, found.id),
    metaTitle: written.metaTitle,
    metaDescription: written.metaDescription,
  };
};

/**
 * The columns of a category's table: attributes that products of the category have and differ in. What tells products
 * apart comes before what tells the variants of one product apart, then what most products have.
 */
const loadListAttributes = async (
  view: CatalogueView,
  categoryId: string,
): Promise<{ code: string; name: string }[]> => {
  if (!view.canSeeProducts) return [];
  const isAxis = sql<boolean>`exists (select 1 from ${productTypeAttributes} where ${productTypeAttributes.attributeId} = ${attributeDefinitions.id} and ${productTypeAttributes.isAxis})`;
  return view.db
    .select({ code: attributeDefinitions.code, name: attributeDefinitions.name })
    .from(categoryFacets)
    .innerJoin(facetValues, eq(facetValues.facet, categoryFacets.facet))
    .innerJoin(attributeDefinitions, eq(attributeDefinitions.code, facetValues.code))
    .where(
      sql`${categoryFacets.categoryId} = ${categoryId} and ${facetValues.code} <> all(${sql.param(fixedCodes)}::text[])`,
    )
    .groupBy(attributeDefinitions.id)
    .having(sql`count(*) > 1`)
    .orderBy(sql`${isAxis}`, sql`sum(${categoryFacets.count}) desc`, asc(attributeDefinitions.sortOrder))
    .limit(columnsOfATable);
};
