import { inArray } from 'drizzle-orm';
import type { ProductSummary } from '#contract/product.ts';
import { productAttributeValues as values } from '#server/db/schema.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import { groupedBy } from '#server/api/catalogue/grouped.ts';
import { compareNaturally } from '#server/api/catalogue/search/natural-order.ts';

type Span = NonNullable<ProductSummary['spans']>[number];
type Value = Pick<typeof values.$inferSelect, 'label' | 'numericValue'>;

/** Up to this many values are named; more are counted. */
const maxNamed = 2;

/** Several values of one attribute in a line: "M6 to M20", "40 to 150 mm", "Grey, Black", "5 choices". */
export const spanOf = (found: readonly Value[]): string => {
  const sorted = found.toSorted((a, b) =>
    a.numericValue !== null && b.numericValue !== null
      ? a.numericValue - b.numericValue
      : compareNaturally(a.label, b.label),
  );
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined || sorted.length === 1) return first?.label ?? '';
  const isScale = sorted.every(({ label, numericValue }) => numericValue !== null || /^[A-Z]{0,3}\d/.test(label));
  if (isScale) return `${withoutUnit(first.label, last.label)} to ${last.label}`;
  return sorted.length <= maxNamed ? sorted.map(({ label }) => label).join(', ') : `${sorted.length} choices`;
};

/** "40 mm" before "150 mm" loses its unit. */
const withoutUnit = (first: string, last: string): string => {
  const unit = /\s\S+$/.exec(last)?.[0];
  return unit !== undefined && first.endsWith(unit) ? first.slice(0, -unit.length) : first;
};

/** The range of each filterable attribute over a product's variants, by product id. */
export const loadSpans = async (
  { db }: Pick<CatalogueView, 'db'>,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Span[]>> => {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .select({ productId: values.productId, code: values.code, label: values.label, numericValue: values.numericValue })
    .from(values)
    .where(inArray(values.productId, [...productIds]));
  return new Map(
    [...groupedBy(rows, ({ productId }) => productId)].map(([productId, own]) => [
      productId,
      [...groupedBy(own, ({ code }) => code)].map(([code, found]) => ({ code, displayValue: spanOf(found) })),
    ]),
  );
};
