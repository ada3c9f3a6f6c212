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
