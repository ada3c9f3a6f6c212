import type { Attribute, Product } from '#contract/product.ts';
import { compareWording as words } from '#wording/compare.ts';

/** The parts of a product that are compared in rows. */
type Compared = Pick<Product, 'brand' | 'attributes' | 'variants'>;

/** One property of all products; null if a product doesn't have it, undefined if the product isn't loaded. */
export interface CompareRow {
  readonly code: string;
  readonly name: string;
  readonly values: readonly { readonly slug: string; readonly value: string | null | undefined }[];
}

/** A property across a product's sizes: their values, the range of numbers, or the number of different values. */
const spanOf = (attributes: readonly Attribute[]): string => {
  const shown = [...new Set(attributes.map(({ displayValue }) => displayValue))];
  if (shown.length <= 3) return shown.join(', ');
  const numbers = attributes.flatMap(({ value, displayValue }) =>
    typeof value === 'number' ? [{ value, displayValue }] : [],
  );
  if (numbers.length < attributes.length) return words.kinds(shown.length);
  const sorted = numbers.toSorted((a, b) => a.value - b.value);
  return words.span(sorted[0]?.displayValue ?? '', sorted.at(-1)?.displayValue ?? '');
};

/** The properties of a product by code: its own, else those of its sizes. */
const propertiesOf = (product: Compared): ReadonlyMap<string, { readonly name: string; readonly value: string }> => {
  const found = new Map<string, { readonly name: string; readonly value: string }>();
  if (product.brand !== null) found.set('brand', { name: words.brand, value: product.brand.name });
  for (const { code, name, displayValue } of product.attributes) found.set(code, { name, value: displayValue });
  const ofSizes = product.variants.flatMap(({ attributes }) => attributes);
  for (const { code, name } of ofSizes) {
    if (!found.has(code)) found.set(code, { name, value: spanOf(ofSizes.filter((one) => one.code === code)) });
  }
  return found;
};

/** A column: a product's slug, and the product if it is loaded. */
export interface CompareColumn {
  readonly slug: string;
  readonly product: Compared | null;
}

/** The properties as rows: those that differ between the products, then those that all share. */
export const compareRows = (
  columns: readonly CompareColumn[],
): { readonly different: readonly CompareRow[]; readonly same: readonly CompareRow[] } => {
  const all = columns.map(({ slug, product }) => ({ slug, of: product === null ? null : propertiesOf(product) }));
  const names = new Map<string, string>();
  for (const { of } of all) for (const [code, { name }] of of ?? []) if (!names.has(code)) names.set(code, name);
  const rows = [...names].map(([code, name]) => ({
    code,
    name,
    values: all.map(({ slug, of }) => ({ slug, value: of === null ? undefined : (of.get(code)?.value ?? null) })),
  }));
  const isSame = ({ values }: CompareRow): boolean =>
    new Set(values.flatMap(({ value }) => (value === undefined ? [] : [value]))).size === 1;
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
};
