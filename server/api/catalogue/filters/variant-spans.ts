import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { inNaturalOrder } from '#contract/natural-order.ts';
import type { ProductSummary } from '#contract/product.ts';
import { productAttributeValues as values } from '#server/db/schema.ts';
import { groupedBy } from '#server/api/catalogue/grouped.ts';

type Span = NonNullable<ProductSummary['spans']>[number];
type Value = Pick<typeof values.$inferSelect, 'label' | 'numericValue'>;

/** Up to this many values are listed; more are only counted. */
const maxNamed = 2;

/** Sums up several values of one attribute: "M6 to M20", "40 to 150 mm", "Grey, Black", "5 choices". */
export const spanOf = (found: readonly Value[]): string => {
  const sorted = found.toSorted((a, b) =>
    a.numericValue !== null && b.numericValue !== null
      ? a.numericValue - b.numericValue
      : inNaturalOrder(a.label, b.label),
  );
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined || sorted.length === 1) return first?.label ?? '';
  const isScale = sorted.every(({ label, numericValue }) => numericValue !== null || /^[A-Z]{0,3}\d/.test(label));
  if (isScale) return `${withoutUnit(first.label, last.label)} to ${last.label}`;
  return sorted.length <= maxNamed ? sorted.map(({ label }) => label).join(', ') : `${sorted.length} choices`;
};

/** Drops the unit of "40 mm" before "150 mm". */
const withoutUnit = (first: string, last: string): string => {
  const unit = /\s\S+$/.exec(last)?.[0];
  return unit !== undefined && first.endsWith(unit) ? first.slice(0, -unit.length) : first;
};

/** One value of a product's variants: the attribute's code, the value's label, and its number. */
export type SpanValue = [code: string, label: string, numericValue: number | null];

/** The filterable values of a product's variants, as a column for a query over products. */
export const spanValuesOf = (productId: SQLWrapper): SQL<SpanValue[]> =>
  sql`(select coalesce(json_agg(json_build_array(${values.code}, ${values.label}, ${values.numericValue})), '[]') from ${values} where ${values.productId} = ${productId})`;

/** The range of each filterable attribute over a product's variants. */
export const spansOf = (found: readonly SpanValue[]): Span[] =>
  [...groupedBy(found, ([code]) => code)].map(([code, own]) => ({
    code,
    displayValue: spanOf(own.map(([, label, numericValue]) => ({ label, numericValue }))),
  }));
