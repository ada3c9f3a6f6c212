import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { Facet } from '#contract/facet.ts';
import { valueFilter } from '#contract/filter-entry.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { listingWording as words } from '#wording/listing.ts';
import { partWording } from '#wording/ui.ts';
import { formatCount } from '#wording/words.ts';
import { firstValues, startsOpen } from './first-values.ts';
import { RangeFilter } from './range-filter.tsx';
import { rangeOf, withAllValues, withFilter, withRange } from '#features/catalogue/filter-search.ts';
import type { SelectionSearch } from './selection.ts';

/** The values missing from the first view: how many per filter, and how to fetch them. */
export interface FilterRest {
  readonly left: Readonly<Record<string, number>>;
  readonly isFailed: boolean;
  readonly fetch: () => void;
}

export interface FilterGroupProps {
  readonly facet: Facet;
  readonly search: SelectionSearch;
  /** Other search params to preserve, such as the search text. */
  readonly carriedSearch: Readonly<Record<string, string>> | undefined;
  readonly rest: FilterRest | undefined;
  /** The form that submits the filters if scripts don't run. */
  readonly formId: string;
  readonly onChange: (search: SelectionSearch) => void;
}

/** One filter: a range, or checkboxes whose long tail appears when the shopper opens the filter or asks for all values. */
export function FilterGroup({ facet, search, carriedSearch, rest, formId, onChange }: FilterGroupProps) {
  const { code, values } = facet;
  const isTaxAdded = useIsTaxAdded();
  const [toggled, setToggled] = useState<boolean>();
  const isAsked = search.all?.includes(code) ?? false;
  const isOpen = toggled ?? (isAsked || startsOpen(facet));
  const isWhole = isAsked || (toggled === true && facet.isCollapsed);
  const left = rest?.left[code] ?? 0;
  const shown = isWhole ? values : firstValues(facet);
  const chosen = values.filter((value) => value.isSelected).length;

  const fetchRest = rest?.fetch;
  const isMissing = isWhole && left > 0;
  useEffect(() => {
    if (isMissing) fetchRest?.();
  }, [isMissing, fetchRest]);

  // The link that was pressed disappears when the values arrive, so the first new value gets the focus.
  const box = useRef<HTMLDivElement>(null);
  const before = useRef<readonly string[]>(null);
  useEffect(() => {
    if (before.current === null || !isWhole || isMissing) return;
    const known = new Set(before.current.map((value) => valueFilter(code, value)));
    before.current = null;
    [...(box.current?.querySelectorAll('input') ?? [])].find((input) => !known.has(input.value))?.focus();
  }, [isWhole, isMissing, code]);

  // The URL decides what is ticked; the counts follow once the store has answered.
  const isChosen = (value: string): boolean => search.f?.includes(valueFilter(code, value)) ?? false;
  const range = facet.type === 'range' ? facet.range : null;
  const { low, high } = rangeOf(search, code);
  const all = values.length + left;
  return (
    <Disclosure
      summary={code === 'price' && isTaxAdded ? words.exTax(facet.name) : facet.name}
      isOpen={isOpen}
      onToggle={(isNowOpen) => {
        if (isNowOpen !== isOpen) setToggled(isNowOpen);
      }}
      {...(chosen === 0 ? {} : { note: formatCount(chosen) })}
    >
      {range !== null ? (
        isOpen ? (
          <RangeFilter
            key={`${low}-${high}`}
            facet={facet}
            range={range}
            value={{ low, high }}
            onApply={(range) => onChange(withRange(search, code, range))}
          />
        ) : null
      ) : (
        <>
          {shown.length === 0 ? null : (
            <div className="filter-values" ref={box} role="group" aria-label={facet.name}>
              {shown.map((value) => (
                <Checkbox
                  key={value.value}
                  name="f"
                  value={valueFilter(code, value.value)}
                  form={formId}
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
                  checked={isChosen(value.value)}
                  disabled={value.count === 0 && !isChosen(value.value)}
                  onChange={(isOn) => onChange(withFilter(search, code, value.value, isOn))}
                />
              ))}
            </div>
          )}
          {isMissing ? (
            <p className="filter-rest" role="status">
              {rest?.isFailed ? (
                <>
                  {words.valuesFailed}{' '}
                  <Button size="small" onClick={rest.fetch}>
                    {partWording.tryAgain}
                  </Button>
                </>
              ) : (
                words.updating
              )}
            </p>
          ) : shown.length === all ? null : (
            <Link
              className="filter-rest"
              to="."
              search={() => ({ ...carriedSearch, ...withAllValues(search, code) })}
              replace
              resetScroll={false}
              preload={false}
              aria-label={words.allValuesOf(all, facet.name)}
              onClick={() => (before.current = shown.map(({ value }) => value))}
            >
              {words.allValues(all)}
            </Link>
          )}
        </>
      )}
    </Disclosure>
  );
}
