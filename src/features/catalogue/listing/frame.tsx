import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import type { Category } from '#contract/category.ts';
import type { Facet } from '#contract/facet.ts';
import { meantSizes, type SizeMatch } from '#contract/meant-sizes.ts';
import type { Attribute, ProductSummary } from '#contract/product.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SlidersHorizontalIcon } from '#ui/icons.tsx';
import { lineName } from '#wording/line-name.ts';
import { listingWording as words } from '#wording/listing.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { unpriced, useDatedPrices } from '#features/catalogue/product/dated-prices.tsx';
import { usePreviews } from '#features/catalogue/preview/previews.ts';
import type { FilterRest } from './filter-group.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListingBar } from './bar.tsx';
import { ListingPages } from './pages.tsx';
import { recallListingView, useListingView } from './view.ts';
import { Narrowed, type NamedOf } from './product-link.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ProductRows, ProductTable } from './product-table.tsx';
import { withoutFilters } from '#features/catalogue/filter-search.ts';
import { type SelectionSearch, selectionSearch } from './selection.ts';
import { Withheld } from '#features/catalogue/product/stock-level.tsx';
import './screen.css';

/** `list` is undefined until it has loaded. */
export interface ListingFrameProps {
  readonly title: string;
  readonly list:
    | {
        readonly results: readonly ProductSummary[];
        readonly total: number;
        /** The sizes that a search matches. */
        readonly matches?: readonly SizeMatch[] | undefined;
      }
    | undefined;
  /** When the oldest of the data was fetched (epoch ms). */
  readonly updatedAt: number;
  readonly facets: readonly Facet[];
  /** Values of the facets that are still to be fetched, if any. */
  readonly rest?: FilterRest;
  readonly search: SelectionSearch;
  readonly columns: Category['listAttributes'];
  readonly actionOf: (product: ProductSummary) => ReactNode;
  /** Tools for the list, shown beside its count. */
  readonly tools?: ReactNode;
  /** Shown when nothing matches and no filter is set. */
  readonly empty: ReactNode;
  readonly isSearching: boolean;
  /** True while the previous page stands in for one that is loading. */
  readonly isBusy: boolean;
  /** Other search params to preserve, such as the search text. */
  readonly carriedSearch: Readonly<Record<string, string>> | undefined;
  /** The attributes of a size that the search names while it leaves the others open. */
  readonly namedOf?: NamedOf;
  /** The id of a product that is already shown above the list, and is left out of it. */
  readonly shownAbove?: string | undefined;
}

/** The frame of every product list: filters beside it (in a sheet on phones), sort order, pages. */
export function ListingFrame(props: ListingFrameProps) {
  const { title, list, updatedAt, facets, columns, actionOf, empty, isSearching, carriedSearch } = props;
  const { search, isOnItsWay } = useChosenSearch(props.search);
  const isBusy = props.isBusy || isOnItsWay;
  const navigate = useNavigate();
  const { view: likedView, density } = useListingView();
  const [isSheetOpen, setSheetOpen] = useState(false);
  useEffect(recallListingView, []);
  const view = search.view ?? likedView;
  const total = list?.total;

  // Only the search params change: don't scroll or move the focus.
  const change = (next: SelectionSearch) =>
    void navigate({ to: '.', search: () => ({ ...carriedSearch, ...next }), resetScroll: false });
  const panel = (
    <FilterPanel filters={facets} search={search} carriedSearch={carriedSearch} rest={props.rest} onChange={change} />
  );
  const hasFilters = (search.f ?? []).length > 0;
  const all = list?.results ?? [];
  const found = all.filter(({ id }) => id !== props.shownAbove);
  // There is nothing to filter, sort or page through.
  const isBare = list !== undefined && list.total === all.length - found.length && !hasFilters;
  const { date, withheld } = useDatedPrices(updatedAt);
  const meant = meantSizes(list?.matches);
  const sized = found.map((product) => inMeantSize(product, meant.get(product.id)));
  const products = withheld.prices ? sized.map(unpriced) : sized;
  const narrowed = {
    f: search.f ?? [],
    skus: Object.fromEntries([...meant].map(([id, { sku }]) => [id, sku])),
    named: namedIn(found, meant, props.namedOf),
    found,
    date,
  };
  usePreviews();
  const listProps = { title, products, columns, actionOf };
  return (
    <Narrowed value={narrowed}>
      <div className="listing" data-bare={isBare || undefined}>
        {isBare ? null : (
          <aside className="listing-rail" aria-label={words.filters}>
            {panel}
          </aside>
        )}
        <div className="listing-main">
          {isBare ? null : (
            <ListingBar
              total={total}
              search={search}
              view={view}
              isSearching={isSearching}
              tools={props.tools}
              onChange={change}
              filterButton={
                <Button icon={<SlidersHorizontalIcon />} onClick={() => setSheetOpen(true)}>
                  {words.filter} {hasFilters ? words.count((search.f ?? []).length) : null}
                </Button>
              }
            />
          )}
          <AppliedFilters filters={facets} search={search} onChange={change} />
          {date === null ? null : <p className="listing-date">{date}</p>}
          <div
            className="listing-products"
            aria-busy={isBusy || undefined}
            data-density={density === 'device' ? undefined : density}
          >
            {list === undefined ? <Skeleton label={words.updating} lines={12} /> : null}
            {total === 0 ? (
              hasFilters ? (
                <Notice
                  title={words.noneTitle}
                  actions={<Button onClick={() => change(withoutFilters(search))}>{words.clearAll}</Button>}
                >
                  <p>{words.noneText}</p>
                </Notice>
              ) : (
                empty
              )
            ) : found.length === 0 ? null : view === 'pictures' ? (
              <Withheld value={withheld}>
                <ProductPictures {...listProps} />
              </Withheld>
            ) : (
              <Withheld value={withheld}>
                <div className="listing-wide">
                  <ProductTable {...listProps} />
                </div>
                <div className="listing-narrow">
                  <ProductRows {...listProps} />
                </div>
              </Withheld>
            )}
          </div>
          {list === undefined ? null : (
            <ListingPages
              total={list.total}
              search={search}
              {...(carriedSearch === undefined ? {} : { carriedSearch })}
            />
          )}
        </div>
        <Sheet
          isOpen={isSheetOpen}
          onClose={() => setSheetOpen(false)}
          title={words.filters}
          closeLabel={words.close}
          side="bottom"
          actions={
            <Button tone="primary" isWide onClick={() => setSheetOpen(false)}>
              {words.showProducts(total ?? 0)}
            </Button>
          }
        >
          {panel}
        </Sheet>
      </div>
    </Narrowed>
  );
}

/** If a search matches one size of a product, the product as that size, so that it can be ordered from its row. */
const inMeantSize = (product: ProductSummary, meant: SizeMatch | undefined): ProductSummary => {
  if (meant === undefined) return product;
  const { variant } = meant;
  const name = lineName(product.name, variant.name);
  return { ...product, name, variants: [variant], variantCount: 1, priceFrom: variant.basePrice };
};

const namedIn = (
  found: readonly ProductSummary[],
  meant: ReadonlyMap<string, SizeMatch>,
  namedOf: NamedOf = () => [],
): Readonly<Record<string, readonly Attribute[]>> =>
  Object.fromEntries(
    found.flatMap((product) => {
      const size = meant.get(product.id)?.variant;
      return size === undefined ? [] : [[product.id, namedOf(product, size)]];
    }),
  );

/** The shopper's latest choice from the URL. The screen's own search follows once the answer has arrived; the controls don't wait. */
const useChosenSearch = (shown: SelectionSearch): { search: SelectionSearch; isOnItsWay: boolean } => {
  const chosen = useRouterState({
    select: ({ location, resolvedLocation }) =>
      location.pathname === resolvedLocation?.pathname && location.searchStr !== resolvedLocation.searchStr
        ? selectionSearch(location.search)
        : null,
  });
  return { search: chosen ?? shown, isOnItsWay: chosen !== null };
};
