import type { AttributeDefinition, Facet } from '#contract/facet.ts';
import { readFilter, valueFilter } from '#contract/filter-entry.ts';
import { searchIndexWording as words } from '#wording/search-index.ts';
import type { FoundPage } from './client.ts';

/** Converts filters `code:value` and `code:low..high` to the search service's syntax. */
export const indexFiltersOf = (
  filters: readonly string[],
  categorySlug: string | undefined,
): { facetFilters: string[][]; numericFilters: string[] } => {
  const values = new Map<string, string[]>();
  const numericFilters: string[] = [];
  for (const filter of filters) {
    const { code, range } = readFilter(filter);
    if (range === null) {
      values.set(code, [...(values.get(code) ?? []), filter]);
      continue;
    }
    if (range.low !== null) numericFilters.push(`${code}>=${range.low}`);
    if (range.high !== null) numericFilters.push(`${code}<=${range.high}`);
  }
  const category = categorySlug === undefined ? [] : [[valueFilter('category', categorySlug)]];
  return { facetFilters: [...category, ...values.values()], numericFilters };
};

/** How many filters are expanded initially. */
const openFilters = 4;

/** The filters of a list, with the search service's counts; their names come from the store's definitions. */
export const facetsOf = (
  found: FoundPage,
  definitions: readonly AttributeDefinition[],
  filters: readonly string[],
  currencyCode: string,
): Facet[] => {
  const { facets = {}, facets_stats: stats = {} } = found;
  const codes = found.renderingContent?.facetOrdering?.facets?.order ?? Object.keys({ ...facets, ...stats });
  const entries = filters.map(readFilter);
  return codes.map((code, place): Facet => {
    const definition = definitions.find((it) => it.code === code);
    const chosen = entries.filter((entry) => entry.code === code).map(({ value }) => value);
    const counts = Object.entries(facets[code] ?? {});
    const bounds = stats[code];
    const isRange = bounds !== undefined && counts.length === 0;
    const isCollapsed = place >= openFilters && chosen.length === 0;
    const name = definition?.name ?? fixedNames.get(code) ?? labelOf(code, undefined);
    if (isRange) {
      const unit = code === 'price' ? currencyCode : (definition?.unit ?? null);
      return { code, name, type: 'range', values: [], range: { min: bounds.min, max: bounds.max, unit }, isCollapsed };
    }
    return {
      code,
      name,
      type: definition?.type === 'boolean' || code === 'availability' ? 'boolean' : 'checkbox',
      values: counts.map(([value, count]) => ({
        value,
        label: labelOf(value, definition),
        count,
        isSelected: chosen.includes(value),
      })),
      range: null,
      isCollapsed,
    };
  });
};

const fixedNames: ReadonlyMap<string, string> = new Map(Object.entries(words.facets));

/** The label of a value: an index holds no labels of its own. */
const labelOf = (value: string, definition: AttributeDefinition | undefined): string => {
  if (definition?.type === 'number') return [value, definition.unit].filter((part) => part !== null).join(' ');
  if (definition?.type === 'boolean') return value === 'true' ? words.yes : words.no;
  const text = value.replaceAll('-', ' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
};
