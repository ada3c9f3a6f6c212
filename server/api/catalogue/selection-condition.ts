import { and, type SQL, sql } from 'drizzle-orm';
import { productAttributeValues, productSearch } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import type { FilterChoice, Range } from './filter-entries.ts';
import { priceFrom } from './price-from.ts';
import { isFoundBy } from './search.ts';
import type { Selection } from './selection.ts';

const facetsOf = (code: string, values: readonly string[]): string[] => values.map((value) => `${code}:${value}`);

const within = (value: SQL, { low, high }: Range): SQL =>
  sql`(${low === null ? sql`true` : sql`${value} >= ${low}`} and ${high === null ? sql`true` : sql`${value} <= ${high}`})`;

const anyOf = (conditions: readonly SQL[]): SQL => sql`(${sql.join([...conditions], sql` or `)})`;

const chosenBy = (view: CatalogueView, { code, values, ranges }: FilterChoice): SQL => {
  if (code === 'availability') return sql`${productSearch.isInStock}`;
  if (code === 'price') return anyOf(ranges.map((range) => within(priceFrom(view, productSearch.productId), range)));
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
    selection.category === null
      ? undefined
      : sql`${productSearch.categoryIds} @> ${sql.param([selection.category.id])}::text[]`,
    selection.search === null ? undefined : isFoundBy(selection.search),
    ...selection.choices.filter(({ code }) => code !== without).map((choice) => chosenBy(view, choice)),
  ) ?? sql`true`;
