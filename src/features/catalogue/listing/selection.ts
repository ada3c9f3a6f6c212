import * as z from 'zod/mini';
import { ProductSort } from '#contract/product-rows.ts';

/** How many products a page of a list holds. */
export const listPageSize = 24;

/** What narrows and orders a list, as it stands in the address: `f` holds `code:value` entries. Whatever is wrong in an address counts as not given. */
export const SelectionSearch = z.object({
  f: z.optional(z.catch(z.optional(z.array(z.string().check(z.maxLength(200)))), undefined)),
  sort: z.optional(z.catch(z.optional(ProductSort), undefined)),
  page: z.optional(z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))), undefined)),
  view: z.optional(z.catch(z.optional(z.enum(['table', 'pictures'])), undefined)),
});
export type SelectionSearch = z.infer<typeof SelectionSearch>;

/** The products a screen lists. */
export interface Selection {
  readonly categorySlug: string | null;
  readonly search: string | null;
  readonly filters: readonly string[];
  readonly sort: ProductSort | null;
  readonly page: number;
}

/** What the address of a category or search selects. */
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

/** An address with a filter value switched; every change begins again at page 1. */
export const withFilter = (search: SelectionSearch, code: string, value: string, isOn: boolean): SelectionSearch => {
  const entry = `${code}:${value}`;
  const others = (search.f ?? []).filter((one) => one !== entry);
  return beginAgain(search, isOn ? [...others, entry] : others);
};

/** An address with the range of a filter set; two nulls take it away. */
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

/** An address without filters. */
export const withoutFilters = (search: SelectionSearch): SelectionSearch => beginAgain(search, []);

/** The range of a filter in an address. */
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
