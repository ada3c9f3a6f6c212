import type { Facet } from '#contract/facet.ts';
import { Button } from '#ui/button.tsx';
import { Tag, TagList } from '#ui/tag.tsx';
import { listingWording as words } from '#wording/listing.ts';
import { formatPrice } from '#wording/money.ts';
import { useShop } from '#shopper/shop.tsx';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { rangeOf, withFilter, withoutFilters, withRange } from '#features/catalogue/filter-search.ts';
import type { SelectionSearch } from './selection.ts';

/** The applied filters as removable tags, and a button to clear them all. */
export function AppliedFilters({
  filters,
  search,
  onChange,
}: {
  readonly filters: readonly Facet[];
  readonly search: SelectionSearch;
  readonly onChange: (search: SelectionSearch) => void;
}) {
  const { currencyCode } = useShop();
  const isTaxAdded = useIsTaxAdded();
  const tags = filters.flatMap((facet) => {
    if (facet.type === 'range') {
      const { low, high } = rangeOf(search, facet.code);
      if (low === null && high === null) return [];
      const show = (number: number | null) =>
        number === null
          ? ''
          : facet.code === 'price'
            ? formatPrice({ amount: number, currencyCode }, undefined, isTaxAdded)
            : String(number);
      const label = `${show(low)} – ${show(high)}`.trim();
      return [{ facet, label, without: withRange(search, facet.code, { low: null, high: null }) }];
    }
    return facet.values
      .filter((value) => value.isSelected)
      .map((value) => ({ facet, label: value.label, without: withFilter(search, facet.code, value.value, false) }));
  });
  if (tags.length === 0) return null;
  return (
    <div className="applied-filters">
      <TagList label={words.applied}>
        {tags.map(({ facet, label, without }) => (
          <Tag
            key={`${facet.code}-${label}`}
            removeLabel={words.removeFilter(facet.name, label)}
            onRemove={() => onChange(without)}
          >
            {facet.name}: {label}
          </Tag>
        ))}
      </TagList>
      <Button tone="quiet" size="small" onClick={() => onChange(withoutFilters(search))}>
        {words.clearAll}
      </Button>
    </div>
  );
}
