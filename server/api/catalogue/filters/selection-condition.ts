import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { productAttributeValues, productPriceRanges, productSearch } from '#server/db/schema.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import type { FilterChoice } from '#contract/filter-choices.ts';
import type { FilterRange } from '#contract/filter-entry.ts';
import { ofPriceList } from '#server/api/catalogue/price-from.ts';
import { isFoundBy } from '#server/api/catalogue/search/search.ts';
import type { Selection } from '#server/api/catalogue/selection.ts';

const facetsOf = (code: string, values: readonly string[]): string[] => values.map((value) => `${code}:${value}`);

const within = (value: SQLWrapper, { low, high }: FilterRange): SQL =>
  sql`(${low === null ? sql`true` : sql`${value} >= ${low}::float8`} and ${high === null ? sql`true` : sql`${value} <= ${high}::float8`})`;

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** Uses a subquery per product: a join would read the prices of the whole store. */
const isPricedWithin = (view: CatalogueView, ranges: readonly FilterRange[]): SQL => {
  const isWithin = anyOf(ranges.map((range) => within(productPriceRanges.fromMinor, range)));
  return sql`coalesce(${ofPriceList(view, productSearch.productId, isWithin)}, false)`;
};

const chosenBy = (view: CatalogueView, { code, values, ranges }: FilterChoice): SQL => {
  if (code === 'availability') return sql`${productSearch.isInStock}`;
  if (code === 'price') return isPricedWithin(view, ranges);
  const byValue =
    values.length === 0 ? [] : [sql`${productSearch.facets} && ${sql.param(facetsOf(code, values))}::text[]`];
  if (ranges.length === 0) return anyOf(byValue);
  const isWithin = anyOf(ranges.map((range) => within(sql`${productAttributeValues.numericValue}`, range)));
  // An uncorrelated subquery, so that it runs once instead of once per product.
  const byRange = sql`${productSearch.productId} in (select ${productAttributeValues.productId} from ${productAttributeValues} where ${productAttributeValues.code} = ${code} and ${isWithin})`;
  return anyOf([...byValue, byRange]);
};

/** A selection's condition on `product_search`; `without` names a filter to ignore. */
export const conditionOf = (view: CatalogueView, selection: Selection, without?: string): SQL =>
  and(
    sql`true`,
    selection.category === null
      ? undefined
      : sql`${productSearch.categoryIds} @> ${sql.param([selection.category.id])}::text[]`,
    selection.search === null ? undefined : isFoundBy(selection.search),
    ...selection.choices.filter(({ code }) => code !== without).map((choice) => chosenBy(view, choice)),
  ) ?? sql`true`;
