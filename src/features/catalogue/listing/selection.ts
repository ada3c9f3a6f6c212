import { type ProductSort, productSorts } from '#contract/product-sorts.ts';
import { oneOf, type SearchValues, textsOf, wholeOf, withoutUndefined } from '#shopper/visit/search-values.ts';

/** A product's sizes in the URL: the filters that a list led here with, and whether a long table is open. */
export interface SizeSearch {
  f?: string[] | undefined;
  sizes?: 'all' | undefined;
}

const isFilter = (text: string): boolean => text.includes(':');

/** Reads the sizes in the URL; invalid values are ignored. */
export const sizeSearch = ({ f, sizes }: SearchValues): SizeSearch =>
  withoutUndefined({ f: textsOf(f, isFilter), sizes: oneOf(sizes, ['all']) });

/** Filters and sorting in the URL: `f` holds `code:value` entries, `all` the codes of filters with all values in sight. */
export interface SelectionSearch {
  f?: string[] | undefined;
  all?: string[] | undefined;
  sort?: ProductSort | undefined;
  page?: number | undefined;
  view?: 'table' | 'pictures' | undefined;
}

/** Reads filters and sorting in the URL; invalid values are ignored. */
export const selectionSearch = ({ f, all, sort, page, view }: SearchValues): SelectionSearch =>
  withoutUndefined({
    f: textsOf(f, isFilter),
    all: textsOf(all, () => true),
    sort: oneOf(sort, productSorts),
    page: wholeOf(page, 1, 10_000),
    view: oneOf(view, ['table', 'pictures']),
  });

/** The products a screen asks for. */
export interface Selection {
  readonly categorySlug: string | null;
  readonly search: string | null;
  readonly filters: readonly string[];
  readonly sort: ProductSort | null;
  readonly page: number;
}

export const selectionOf = (
  where: { readonly categorySlug?: string; readonly search?: string },
  { f, sort, page }: SelectionSearch,
): Selection => ({
  categorySlug: where.categorySlug ?? null,
  search: where.search ?? null,
  filters: [...(f ?? [])].sort(),
  sort: sort ?? null,
  page: page ?? 1,
});

/** Search params with a filter value toggled; every change goes back to page 1. */
export const withFilter = (search: SelectionSearch, code: string, value: string, isOn: boolean): SelectionSearch => {
  const entry = `${code}:${value}`;
  const others = (search.f ?? []).filter((one) => one !== entry);
  return beginAgain(search, isOn ? [...others, entry] : others);
};

/** Search params with a range set; two nulls remove it. */
export const withRange = (
  search: SelectionSearch,
  code: string,
  low: number | null,
  high: number | null,
): SelectionSearch => {
  const others = (search.f ?? []).filter((one) => !one.startsWith(`${code}:`));
  return beginAgain(
    search,
    low === null && high === null ? others : [...others, `${code}:${low ?? ''}..${high ?? ''}`],
  );
};

/** Search params that show all values of a filter. */
export const withAllValues = (search: SelectionSearch, code: string): SelectionSearch => ({
  ...search,
  all: [...(search.all ?? []), code],
});

export const withoutFilters = (search: SelectionSearch): SelectionSearch => beginAgain(search, []);

/** The range of a filter in the search params. */
export const rangeOf = (search: SelectionSearch, code: string): { low: number | null; high: number | null } => {
  const entry = (search.f ?? []).find((one) => one.startsWith(`${code}:`));
  const [low, high] = (entry?.slice(code.length + 1) ?? '').split('..');
  return { low: numberOf(low), high: numberOf(high) };
};

const numberOf = (text: string | undefined): number | null => {
  if (text === undefined || text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
};

const beginAgain = ({ f: _f, page: _page, ...rest }: SelectionSearch, filters: readonly string[]): SelectionSearch =>
  filters.length === 0 ? rest : { ...rest, f: [...filters] };
