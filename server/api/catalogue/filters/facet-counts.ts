import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { categoryFacets, categoryPrices, facetValues, productPriceRanges, productSearch } from '#server/db/schema.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import { priceGroupOf } from '#server/api/catalogue/price-from.ts';
import { isWhole } from '#server/api/catalogue/product-list.ts';
import type { Selection } from '#server/api/catalogue/selection.ts';
import { conditionOf } from './selection-condition.ts';

/** An attribute that products can be filtered by. */
export interface FacetDefinition {
  readonly code: string;
  readonly name: string;
  readonly type: 'text' | 'number' | 'boolean' | 'colour';
  readonly unit: string | null;
  readonly sortOrder: number;
}

/** One value of a filter, with the number of products that have it before any filter is chosen. */
export interface FacetValue {
  readonly facet: string;
  readonly code: string;
  readonly value: string;
  readonly label: string;
  readonly numericValue: number | null;
  readonly swatch: string | null;
  readonly count: number;
}

const facet = sql<string>`chosen.facet`;

const eachFacet = (startsWith: string): SQL =>
  sql`cross join lateral (select f.facet from unnest(${productSearch.facets}) as f(facet) where starts_with(f.facet, ${startsWith})) as chosen`;

const facetFields = {
  facet: facetValues.facet,
  code: facetValues.code,
  value: facetValues.value,
  label: facetValues.label,
  numericValue: facetValues.numericValue,
  swatch: facetValues.swatch,
};

const valuesInCategory = preparedQuery(
  (db) =>
    db
      .select({ ...facetFields, count: categoryFacets.count })
      .from(categoryFacets)
      .innerJoin(facetValues, eq(facetValues.facet, categoryFacets.facet))
      .where(eq(categoryFacets.categoryId, sql.placeholder('categoryId'))),
  'facet_values_in_category',
);

/** Every value in a category or search, ignoring chosen filters: values are shown even if the filters leave no product with them. */
export const loadFacetValues = async (view: CatalogueView, selection: Selection): Promise<FacetValue[]> => {
  if (selection.search === null) return valuesInCategory(view.db).execute({ categoryId: selection.category?.id ?? '' });
  const counts = await countFacets(view, { ...selection, choices: [] });
  if (counts.size === 0) return [];
  const rows = await view.db
    .select(facetFields)
    .from(facetValues)
    .where(inArray(facetValues.facet, [...counts.keys()]));
  return rows.map((row) => ({ ...row, count: counts.get(row.facet) ?? 0 }));
};

/** Counts the products of a selection by value; with `code`, only the values of that filter, ignoring the choice made in it. */
export const countFacets = async (
  view: CatalogueView,
  selection: Selection,
  code?: string,
): Promise<ReadonlyMap<string, number>> => {
  const startsWith = code === undefined ? '' : `${code}:`;
  const rows = await view.db
    .select({ facet, count: sql<number>`count(*)::int` })
    .from(sql`${productSearch} ${eachFacet(startsWith)}`)
    .where(conditionOf(view, selection, code))
    .groupBy(facet);
  return new Map(rows.map((row) => [row.facet, row.count]));
};

/** How many products a selection has, and how many of them are in stock, ignoring the availability filter for the latter. */
export interface Totals {
  readonly total: number;
  readonly inStock: number;
}

/** Counts the products of a selection that has a search or filters. */
export const countTotals = async (view: CatalogueView, selection: Selection): Promise<Totals> => {
  const isInStockChosen = selection.choices.some(({ code }) => code === 'availability');
  const [row] = await view.db
    .select({
      all: sql<number>`count(*)::int`,
      inStock: sql<number>`(count(*) filter (where ${productSearch.isInStock}))::int`,
    })
    .from(productSearch)
    .where(conditionOf(view, selection, 'availability'));
  const { all, inStock } = row ?? { all: 0, inStock: 0 };
  return { total: isInStockChosen ? inStock : all, inStock };
};

/** Lowest and highest price in minor units. */
export interface PriceBounds {
  readonly min: number;
  readonly max: number;
}

const boundsOf = (row: { min: number | null; max: number | null } | undefined): PriceBounds | null =>
  row === undefined || row.min === null || row.max === null ? null : { min: row.min, max: row.max };

const priceGroupsOf = (view: CatalogueView): string[] => [...new Set(['', priceGroupOf(view)])];

/** Unnamed, so that it is planned for each category: the best way to count its sold-out products depends on the category's size. */
const wholeFigures = preparedQuery((db) =>
  db
    .select({
      min: sql<number | null>`min(${categoryPrices.fromMinor})`,
      max: sql<number | null>`max(${categoryPrices.toMinor})`,
      soldOut: sql<number>`(select count(*)::int from ${productSearch} where ${productSearch.categoryIds} @> ${sql.placeholder('categoryIds')}::text[] and not ${productSearch.isInStock})`,
    })
    .from(categoryPrices)
    .where(
      and(
        eq(categoryPrices.categoryId, sql.placeholder('categoryId')),
        eq(categoryPrices.currencyCode, sql.placeholder('currencyCode')),
        sql`${categoryPrices.priceGroupId} = any(${sql.placeholder('priceGroups')}::text[])`,
      ),
    ),
);

/** Price bounds and stock of a whole category or the whole store, whose products are already counted as `total`. */
export const loadWholeFigures = async (
  view: CatalogueView,
  { category }: Selection,
  total: number,
): Promise<{ readonly bounds: PriceBounds | null; readonly inStock: number }> => {
  const [row] = await wholeFigures(view.db).execute({
    categoryId: category?.id ?? '',
    categoryIds: category === null ? [] : [category.id],
    currencyCode: view.currencyCode,
    priceGroups: priceGroupsOf(view),
  });
  return { bounds: boundsOf(row), inStock: total - (row?.soldOut ?? 0) };
};

/** The price bounds of a selection, ignoring the price filter; null if nothing has a price. */
export const loadPriceBounds = async (view: CatalogueView, selection: Selection): Promise<PriceBounds | null> => {
  const whole = { ...selection, choices: selection.choices.filter(({ code }) => code !== 'price') };
  if (isWhole(whole)) return (await loadWholeFigures(view, whole, 0)).bounds;
  const [row] = await view.db
    .select({
      min: sql<number | null>`min(${productPriceRanges.fromMinor})`,
      max: sql<number | null>`max(${productPriceRanges.toMinor})`,
    })
    .from(productSearch)
    .innerJoin(productPriceRanges, eq(productPriceRanges.productId, productSearch.productId))
    .where(
      and(
        conditionOf(view, selection, 'price'),
        eq(productPriceRanges.currencyCode, view.currencyCode),
        inArray(productPriceRanges.priceGroupId, priceGroupsOf(view)),
      ),
    );
  return boundsOf(row);
};
