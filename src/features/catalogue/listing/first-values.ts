import type { Facet } from '#contract/facet.ts';

/** The filters of a selection; `left` holds, by filter code, how many values are still to be fetched. */
export interface ListFilters {
  readonly filters: readonly Facet[];
  readonly total: number;
  readonly left?: Readonly<Record<string, number>>;
}

/** How many values an open filter shows at first, besides the chosen ones. */
const maxFirst = 5;

/** Filters with at most this many values show them all: a link to the rest would take as much room as the rest. */
const maxWhole = 7;

/** Whether a filter is open initially. */
export const startsOpen = (facet: Facet): boolean =>
  !facet.isCollapsed || facet.values.some(({ isSelected }) => isSelected);

/**
 * The values that a filter shows at first, in the filter's own order: none if it is closed; otherwise the chosen ones and
 * those that most products have.
 */
export const firstValues = (facet: Facet): Facet['values'] => {
  if (!startsOpen(facet)) return [];
  if (facet.values.length <= maxWhole) return facet.values;
  const others = facet.values.filter(({ isSelected }) => !isSelected);
  const most = new Set(others.toSorted((a, b) => b.count - a.count).slice(0, maxFirst));
  return facet.values.filter((value) => value.isSelected || most.has(value));
};

/** The filters for the first view: all values of the filters in `whole`, and the first values of the others. */
export const withFirstValues = ({ filters, total }: ListFilters, whole: readonly string[]): ListFilters => {
  const first = filters.map((facet) => (whole.includes(facet.code) ? facet : { ...facet, values: firstValues(facet) }));
  const left = filters.flatMap(({ code, values }, at): [string, number][] => {
    const count = values.length - (first[at]?.values.length ?? 0);
    return count === 0 ? [] : [[code, count]];
  });
  return { filters: first, total, ...(left.length === 0 ? {} : { left: Object.fromEntries(left) }) };
};
