import type { ReactNode } from 'react';
import { productSorts } from '#contract/product-sorts.ts';
import { LayoutGridIcon, TablePropertiesIcon } from '#ui/icons.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { listingWording as words } from '#wording/listing.ts';
import { chooseListingView } from './view.ts';
import type { SelectionSearch } from './selection.ts';

/** The default order: relevance for a search, otherwise best-selling first. */
const usual = 'Relevance';

/** The bar above a list: count, tools for the list, sort order, and table or picture view. */
export function ListingBar({
  total,
  search,
  view,
  isSearching,
  tools,
  filterButton,
  onChange,
}: {
  readonly total: number | undefined;
  readonly search: SelectionSearch;
  readonly view: 'table' | 'pictures';
  readonly isSearching: boolean;
  readonly tools: ReactNode;
  readonly filterButton: ReactNode;
  readonly onChange: (search: SelectionSearch) => void;
}) {
  const sorts = productSorts;
  const order = (sort: string) => {
    const { sort: _sort, page: _page, ...rest } = search;
    const chosen = sorts.find((one) => one === sort);
    onChange(chosen === undefined || chosen === usual ? rest : { ...rest, sort: chosen });
  };
  return (
    <div className="listing-bar">
      <p className="listing-total">{total === undefined ? '' : words.products(total)}</p>
      {tools}
      <span className="listing-filter-button">{filterButton}</span>
      <SelectField
        label={words.sort}
        isLabelHidden
        value={search.sort ?? usual}
        onChange={order}
        options={sorts.map((sort) => ({
          value: sort,
          label: sort === usual && !isSearching ? words.mostBought : words.sorts[sort],
        }))}
        width="fit"
        size="small"
      />
      <Segmented
        label={words.view}
        value={view}
        onChange={(chosen) => {
          chooseListingView({ view: chosen === 'pictures' ? 'pictures' : 'table' });
          const { view: _view, ...rest } = search;
          if (search.view !== undefined) onChange(rest);
        }}
        options={[
          { value: 'table', label: words.table, icon: <TablePropertiesIcon size={18} /> },
          { value: 'pictures', label: words.pictures, icon: <LayoutGridIcon size={18} /> },
        ]}
      />
    </div>
  );
}
