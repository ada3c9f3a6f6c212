import * as z from 'zod/mini';
import { ProductSort } from '#contract/product-rows.ts';

const text = z.string().check(z.maxLength(200));

/** Accepts repeated parameters. A form sent without scripts repeats the name, so a single value arrives as a string, not a list. */
const listOf = (single: typeof text) =>
  z.optional(
    z.catch(
      z.optional(
        z.pipe(
          z.union([single, z.array(text)]),
          z.transform((given: string | string[]) => (typeof given === 'string' ? [given] : given)),
        ),
      ),
      undefined,
    ),
  );

const f = listOf(text.check(z.includes(':')));

/** A product's sizes in the URL: the filters carried over from a list, and whether a long table is expanded. */
export const SizeSearch = z.object({ f, sizes: z.optional(z.catch(z.optional(z.literal('all')), undefined)) });

/**
 * Filters and sorting in the URL: `f` holds `code:value` entries, `all` the codes of filters that show all their values.
 * Invalid values are ignored.
 */
export const SelectionSearch = z.object({
  f,
  all: listOf(text),
  sort: z.optional(z.catch(z.optional(ProductSort), undefined)),
  page: z.optional(z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))), undefined)),
  view: z.optional(z.catch(z.optional(z.enum(['table', 'pictures'])), undefined)),
});
export type SelectionSearch = z.infer<typeof SelectionSearch>;

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
