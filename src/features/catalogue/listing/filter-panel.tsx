import { useId } from 'react';
import type { Facet } from '#contract/facet.ts';
import { readFilter } from '#contract/filter-entry.ts';
import { listingWording as words } from '#wording/listing.ts';
import { FilterGroup, type FilterGroupProps } from './filter-group.tsx';
import './filter-panel.css';

/** The filters of a list: checkboxes with counts, and ranges. Changes go straight to the URL. */
export function FilterPanel({
  filters,
  ...shared
}: Omit<FilterGroupProps, 'facet' | 'formId'> & { readonly filters: readonly Facet[] }) {
  const formId = useId();
  const { search, carriedSearch } = shared;
  const ranges = (search.f ?? []).filter((entry) => readFilter(entry).range);
  const sent = [
    ...Object.entries({ ...carriedSearch, sort: search.sort, view: search.view }),
    ...ranges.map((entry) => ['f', entry] as const),
    ...(search.all ?? []).map((code) => ['all', code] as const),
  ];
  return (
    <div className="filter-panel">
      {filters.map((facet) => (
        <FilterGroup key={facet.code} facet={facet} formId={formId} {...shared} />
      ))}
      {/* With scripts, the checkboxes change the URL themselves. */}
      <form id={formId} method="get" onSubmit={(event) => event.preventDefault()}>
        {sent.map(([name, value]) =>
          value === undefined ? null : <input key={`${name}=${value}`} type="hidden" name={name} value={value} />,
        )}
        <noscript>
          <button type="submit" className="btn" data-tone="primary">
            {words.apply}
          </button>
        </noscript>
      </form>
    </div>
  );
}
