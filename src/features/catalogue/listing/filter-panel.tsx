import type { Facet } from '#contract/facet.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { formatCount } from '#wording/words.ts';
import { RangeFilter } from './range-filter.tsx';
import { rangeOf, type SelectionSearch, withFilter, withRange } from './selection.ts';
import './filter-panel.css';

/** The filters of a list: checkboxes with counts, and ranges. Changes go straight to the URL. */
export function FilterPanel({
  filters,
  search,
  onChange,
}: {
  readonly filters: readonly Facet[];
  readonly search: SelectionSearch;
  readonly onChange: (search: SelectionSearch) => void;
}) {
  return (
    <div className="filter-panel">
      {filters.map((facet) => {
        const chosen = facet.values.filter((value) => value.isSelected).length;
        return (
          <Disclosure
            key={facet.code}
            summary={facet.name}
            isOpen={!facet.isCollapsed || chosen > 0}
            {...(chosen === 0 ? {} : { note: formatCount(chosen) })}
          >
            {facet.type === 'range' && facet.range !== null ? (
              <RangeFilter
                key={`${rangeOf(search, facet.code).low}-${rangeOf(search, facet.code).high}`}
                facet={facet}
                range={facet.range}
                value={rangeOf(search, facet.code)}
                onApply={(low, high) => onChange(withRange(search, facet.code, low, high))}
              />
            ) : (
              <div className="filter-values">
                {facet.values.map((value) => (
                  <Checkbox
                    key={value.value}
                    label={
                      <>
                        {value.swatch === undefined ? null : (
                          <svg className="filter-swatch" viewBox="0 0 12 12" aria-hidden="true">
                            <rect width="12" height="12" fill={value.swatch} stroke="currentColor" />
                          </svg>
                        )}
                        {value.label}
                      </>
                    }
                    end={formatCount(value.count)}
                    checked={value.isSelected}
                    disabled={value.count === 0 && !value.isSelected}
                    onChange={(isOn) => onChange(withFilter(search, facet.code, value.value, isOn))}
                  />
                ))}
              </div>
            )}
          </Disclosure>
        );
      })}
    </div>
  );
}
