import type { Facet } from '#contract/facet.ts';

/** Filters of a selection; `left` says by code how many values of a filter are still to be fetched, where some are. */
export interface ListFilters {
  readonly filters: readonly Facet[];
  readonly total: number;
  readonly left?: Readonly<Record<string, number>>;
}

/** Values that an open filter shows at first, besides the chosen ones. */
const maxFirst = 5;

/** Up to here all are shown: a link to the rest would take as much room as the rest. */
const maxWhole = 7;

/** Whether a filter stands open before anybody touches it. */
export const startsOpen = (facet: Facet): boolean =>
  !facet.isCollapsed || facet.values.some(({ isSelected }) => isSelected);

/**
 * The values of a filter that are shown at first, in the filter's own order: of a closed one none, of an open one the
 * chosen and those that most products have.
 */
export const firstValues = (facet: Facet): Facet['values'] => {
  if (!startsOpen(facet)) return [];
  if (facet.values.length <= maxWhole) return facet.values;
  const others = facet.values.filter(({ isSelected }) => !isSelected);
  const most = new Set(others.toSorted((a, b) => b.count - a.count).slice(0, maxFirst));
  return facet.values.filter((value) => value.isSelected || most.has(value));
};

/** The filters as a first view brings them: all values of those whose codes are given, of the others the first ones. */
export const withFirstValues = ({ filters, total }: ListFilters, whole: readonly string[]): ListFilters => {
  const first = filters.map((facet) => (whole.includes(facet.code) ? facet : { ...facet, values: firstValues(facet) }));
  const left = filters.flatMap(({ code, values }, at): [string, number][] => {
    const count = values.length - (first[at]?.values.length ?? 0);
    return count === 0 ? [] : [[code, count]];
  });
  return { filters: first, total, ...(left.length === 0 ? {} : { left: Object.fromEntries(left) }) };
};
