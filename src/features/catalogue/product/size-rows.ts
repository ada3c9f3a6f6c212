import { isInRange, readFilter } from '#contract/filter-entry.ts';
import type { Product, Variant } from '#contract/product.ts';
import { cellOf, variantColumns } from './variant-columns.ts';

/** The sizes of a product that the URL asks for: filters as `code:value` or `code:low..high`, and all rows or only the first ones. */
export interface SizeChoice {
  readonly f?: readonly string[] | undefined;
  readonly sizes?: 'all' | undefined;
}

/** A table with at least `foldedFrom` rows has filters and headings, and shows only the first `foldedTo` rows. */
const foldedFrom = 16;
const foldedTo = 12;

type Sized = Pick<Product, 'optionAxes' | 'variants'>;

export const isLong = ({ variants }: Sized): boolean => variants.length >= foldedFrom;

const codeOf = (filter: string): string => readFilter(filter).code;

const hasValue = ({ attributes }: Variant, filter: string): boolean => {
  const asked = readFilter(filter);
  return attributes.some(
    ({ code, value }) =>
      code === asked.code &&
      (asked.range === null ? asked.value === String(value) : isInRange(asked.range, Number(value))),
  );
};

/** The filters on attributes that this product's sizes have; the others belong to the list that the shopper came from. */
export const sizeFilters = ({ variants }: Sized, { f = [] }: SizeChoice): readonly string[] =>
  f.filter((filter) => variants.some(({ attributes }) => attributes.some(({ code }) => code === codeOf(filter))));

/** Values of one attribute are alternatives. */
export const fits = (variant: Variant, filters: readonly string[]): boolean =>
  filters.every((filter) => filters.some((other) => codeOf(other) === codeOf(filter) && hasValue(variant, other)));

/** Visible; folded (visible only without scripts); filtered out. */
const looks = [{}, { 'data-folded': true }, { hidden: true }] as const;

export interface SizeGroup {
  /** Null if the table is short, or if the values of its first column are mostly unique. */
  readonly title: string | null;
  readonly look: (typeof looks)[number];
  readonly rows: readonly { readonly variant: Variant; readonly look: (typeof looks)[number] }[];
}

/** The rows of a table, in groups. `sku` is the part that the URL names; rows for which `isPinned` is true are always visible. */
export const sizeGroups = (
  product: Sized,
  choice: SizeChoice,
  sku: string | undefined,
  isPinned: (variant: Variant) => boolean,
): readonly SizeGroup[] => {
  const { variants } = product;
  const filters = sizeFilters(product, choice);
  const fitting = variants.filter((variant) => (sku === undefined ? fits(variant, filters) : variant.sku === sku));
  const maxVisible = choice.sizes === undefined && fitting.length >= foldedFrom ? foldedTo : fitting.length;
  const [first] = isLong(product) ? variantColumns(product) : [];
  const places = new Map(fitting.map((variant, place) => [variant, place]));
  const rankOf = (variant: Variant): 0 | 1 | 2 => {
    const place = places.get(variant);
    if (isPinned(variant) || (place !== undefined && place < maxVisible)) return 0;
    return place === undefined ? 2 : 1;
  };
  const groups: { title: string | null; rows: Variant[] }[] = [];
  for (const variant of variants) {
    const title = first === undefined ? null : `${first.name} ${cellOf(variant, first)}`;
    const last = groups.at(-1);
    if (last?.title === title) last.rows.push(variant);
    else groups.push({ title, rows: [variant] });
  }
  return (groups.length * 2 > variants.length ? [{ title: null, rows: variants }] : groups).map(({ title, rows }) => ({
    title,
    look: looks.find((_, rank) => rows.some((variant) => rankOf(variant) === rank)) ?? {},
    rows: rows.map((variant) => ({ variant, look: looks[rankOf(variant)] })),
  }));
};
