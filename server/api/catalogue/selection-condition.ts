import { and, type SQL, sql } from 'drizzle-orm';
import { productAttributeValues, productPriceRanges, productSearch } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import type { FilterChoice, Range } from './filter-entries.ts';
import { priceGroupOf } from './price-from.ts';
import { isFoundBy } from './search.ts';
import type { Selection } from './selection.ts';

const facetsOf = (code: string, values: readonly string[]): string[] => values.map((value) => `${code}:${value}`);

const within = (value: SQL, { low, high }: Range): SQL =>
  sql`(${low === null ? sql`true` : sql`${value} >= ${low}`} and ${high === null ? sql`true` : sql`${value} <= ${high}`})`;

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

/** The lowest price of a product for this visitor: that of the price group where it has one, else everybody's. */
export const priceFrom = (view: CatalogueView): SQL<number | null> => {
  const inGroup = (group: string): SQL =>
    sql`(select ${productPriceRanges.fromMinor} from ${productPriceRanges} where ${productPriceRanges.productId} = ${productSearch.productId} and ${productPriceRanges.currencyCode} = ${view.currencyCode} and ${productPriceRanges.priceGroupId} = ${group})`;
  const group = priceGroupOf(view);
  return group === ''
    ? sql<number | null>`${inGroup('')}`
    : sql<number | null>`coalesce(${inGroup(group)}, ${inGroup('')})`;
};

const chosenBy = (view: CatalogueView, { code, values, ranges }: FilterChoice): SQL => {
  if (code === 'availability') return sql`${productSearch.isInStock}`;
  if (code === 'price') return anyOf(ranges.map((range) => within(priceFrom(view), range)));
  const byValue =
    values.length === 0 ? [] : [sql`${productSearch.facets} && ${sql.param(facetsOf(code, values))}::text[]`];
  const byRange = ranges.map(
    (range) =>
      sql`exists (select 1 from ${productAttributeValues} where ${productAttributeValues.productId} = ${productSearch.productId} and ${productAttributeValues.code} = ${code} and ${within(sql`${productAttributeValues.numericValue}`, range)})`,
  );
  return anyOf([...byValue, ...byRange]);
};

/** The condition on `product_search` of a selection; `without` leaves the choice of one filter out. */
export const conditionOf = (view: CatalogueView, selection: Selection, without?: string): SQL =>
  and(
    sql`true`,
    selection.categoryId === null
      ? undefined
      : sql`${productSearch.categoryIds} @> ${sql.param([selection.categoryId])}::text[]`,
    selection.search === null ? undefined : isFoundBy(selection.search),
    ...selection.choices.filter(({ code }) => code !== without).map((choice) => chosenBy(view, choice)),
  ) ?? sql`true`;
