import { type FilterRange, rangeFilter, readFilter, valueFilter } from '#contract/filter-entry.ts';
import type { SelectionSearch } from '#features/catalogue/listing/selection.ts';

/** Search params with a filter value toggled; every change goes back to page 1. */
export const withFilter = (search: SelectionSearch, code: string, value: string, isOn: boolean): SelectionSearch => {
  const entry = valueFilter(code, value);
  const others = (search.f ?? []).filter((one) => one !== entry);
  return beginAgain(search, isOn ? [...others, entry] : others);
};

/** Search params with a range set; two nulls remove it. */
export const withRange = (search: SelectionSearch, code: string, range: FilterRange): SelectionSearch => {
  const others = (search.f ?? []).filter((one) => readFilter(one).code !== code);
  return beginAgain(search, range.low === null && range.high === null ? others : [...others, rangeFilter(code, range)]);
};

/** Search params that show all values of a filter. */
export const withAllValues = (search: SelectionSearch, code: string): SelectionSearch => ({
  ...search,
  all: [...(search.all ?? []), code],
});

export const withoutFilters = (search: SelectionSearch): SelectionSearch => beginAgain(search, []);

/** The range of a filter in the search params. */
export const rangeOf = ({ f = [] }: SelectionSearch, code: string): FilterRange =>
  f.map(readFilter).find((one) => one.code === code && one.range)?.range ?? { low: null, high: null };

const beginAgain = ({ f: _f, page: _page, ...rest }: SelectionSearch, filters: readonly string[]): SelectionSearch =>
  filters.length === 0 ? rest : { ...rest, f: [...filters] };
