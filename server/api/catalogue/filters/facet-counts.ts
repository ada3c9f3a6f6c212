import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import {
  attributeDefinitions,
  categoryFacets,
  categoryPrices,
  facetValues,
  productPriceRanges,
  productSearch,
} from '#server/db/schema.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import { priceGroupOf } from '#server/api/catalogue/price-from.ts';
import { countSelected } from '#server/api/catalogue/product-list.ts';
import type { Selection } from '#server/api/catalogue/selection.ts';
import { conditionOf } from './selection-condition.ts';

/** A filter as its attribute defines it. */
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

/** Every value in a category or search, chosen filters aside: these are shown even where the filters leave none. */
export const loadFacetValues = async (view: CatalogueView, selection: Selection): Promise<FacetValue[]> => {
  const fields = {
    facet: facetValues.facet,
    code: facetValues.code,
    value: facetValues.value,
    label: facetValues.label,
    numericValue: facetValues.numericValue,
    swatch: facetValues.swatch,
  };
  if (selection.search === null) {
    return view.db
      .select({ ...fields, count: categoryFacets.count })
      .from(categoryFacets)
      .innerJoin(facetValues, eq(facetValues.facet, categoryFacets.facet))
      .where(eq(categoryFacets.categoryId, selection.category?.id ?? ''));
  }
  const counts = await countFacets(view, { ...selection, choices: [] });
  if (counts.size === 0) return [];
  const rows = await view.db
    .select(fields)
    .from(facetValues)
    .where(inArray(facetValues.facet, [...counts.keys()]));
  return rows.map((row) => ({ ...row, count: counts.get(row.facet) ?? 0 }));
};

/** How many products of a selection have each value; only for `code` where it is given, its own choice left out. */
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

/**
 * How many products of a selection are in stock, ignoring the choice of availability; `total` is the selection's count.
 */
export const countInStock = async (view: CatalogueView, selection: Selection, total: number): Promise<number> => {
  const choices = selection.choices.filter(({ code }) => code !== 'availability');
  const isChosen = choices.length < selection.choices.length;
  const all = isChosen ? await countSelected(view, { ...selection, choices }) : total;
  const [row] = await view.db
    .select({ count: sql<number>`count(*)::int` })
    .from(productSearch)
    .where(and(conditionOf(view, { ...selection, choices }), sql`not ${productSearch.isInStock}`));
  return all - (row?.count ?? 0);
};

/** Lowest and highest price of a selection in minor units, ignoring the choice of price; null where there is none. */
export const loadPriceBounds = async (
  view: CatalogueView,
  selection: Selection,
): Promise<{ readonly min: number; readonly max: number } | null> => {
  const groups = [...new Set(['', priceGroupOf(view)])];
  const isWhole = selection.search === null && selection.choices.every(({ code }) => code === 'price');
  const rows = isWhole
    ? await view.db
        .select({
          min: sql<number | null>`min(${categoryPrices.fromMinor})`,
          max: sql<number | null>`max(${categoryPrices.toMinor})`,
        })
        .from(categoryPrices)
        .where(
          and(
            eq(categoryPrices.categoryId, selection.category?.id ?? ''),
            eq(categoryPrices.currencyCode, view.currencyCode),
            inArray(categoryPrices.priceGroupId, groups),
          ),
        )
    : await view.db
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
            inArray(productPriceRanges.priceGroupId, groups),
          ),
        );
  const [bounds] = rows;
  if (bounds === undefined || bounds.min === null || bounds.max === null) return null;
  return { min: bounds.min, max: bounds.max };
};

/** The filterable attributes with these codes. */
export const loadFacetDefinitions = async (
  view: CatalogueView,
  codes: readonly string[],
): Promise<FacetDefinition[]> =>
  codes.length === 0
    ? []
    : view.db
        .select({
          code: attributeDefinitions.code,
          name: attributeDefinitions.name,
          type: attributeDefinitions.type,
          unit: attributeDefinitions.unit,
          sortOrder: attributeDefinitions.sortOrder,
        })
        .from(attributeDefinitions)
        .where(and(eq(attributeDefinitions.isFilterable, true), inArray(attributeDefinitions.code, [...codes])));
