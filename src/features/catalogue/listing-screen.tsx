import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Category } from '#contract/category.ts';
import type { ProductSummary } from '#contract/product.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet } from '#ui/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SlidersHorizontalIcon } from '#ui/icons.tsx';
import { listingWording as words } from '#wording/listing.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListingBar } from './listing-bar.tsx';
import { ListingPages } from './listing-pages.tsx';
import { filtersQuery, productListQuery } from './listing-queries.ts';
import { listingView, recallListingView } from './listing-view.ts';
import { ProductPictures } from './product-pictures.tsx';
import { ProductRows, ProductTable } from './product-table.tsx';
import { type Selection, type SelectionSearch, withoutFilters } from './selection.ts';
import './listing-screen.css';

/** A list of products: filters beside it (in a sheet on a phone), order, pages. `empty` stands where nothing matches and nothing was filtered. */
export interface ListingScreenProps {
  readonly title: string;
  readonly selection: Selection;
  readonly search: SelectionSearch;
  readonly columns: Category['listAttributes'];
  readonly actionOf: (product: ProductSummary) => ReactNode;
  readonly empty: ReactNode;
  /** What else stands in the address and stays, such as the words searched for. */
  readonly kept?: Readonly<Record<string, string>>;
}

export function ListingScreen({ title, selection, search, columns, actionOf, empty, kept }: ListingScreenProps) {
  const shop = useShop();
  const navigate = useNavigate();
  const list = useQuery(productListQuery(shop, selection));
  const filters = useQuery(filtersQuery(shop, selection));
  const { view: likedView, density } = useSnapshot(listingView);
  const [isSheetOpen, setSheetOpen] = useState(false);
  useEffect(recallListingView, []);
  const view = search.view ?? likedView;
  const total = list.data?.total;
  const isSettled = list.isFetched && !list.isPlaceholderData;
  useEffect(() => {
    if (isSettled && total !== undefined) announce(words.products(total));
  }, [isSettled, total]);

  // Only the search part of the address changes, the screen stays as it is: no scrolling, no focus taken.
  const change = (next: SelectionSearch) =>
    void navigate({ to: '.', search: () => ({ ...kept, ...next }), resetScroll: false });
  const facets = filters.data?.filters ?? [];
  const panel = <FilterPanel filters={facets} search={search} onChange={change} />;
  const hasFilters = (search.f ?? []).length > 0;

  if (list.isError && list.data === undefined) {
    return (
      <Notice
        tone="warning"
        title={words.loadFailed}
        actions={
          <Button isPending={list.isFetching} onClick={() => void list.refetch()}>
            {words.tryAgain}
          </Button>
        }
      >
        <p>{words.loadFailedText}</p>
      </Notice>
    );
  }

  const products = list.data?.results ?? [];
  const listProps = { title, products, columns, actionOf };
  return (
    <div className="listing">
      <aside className="listing-rail" aria-label={words.filters}>
        {panel}
      </aside>
      <div className="listing-main">
        <ListingBar
          total={total}
          search={search}
          view={view}
          isSearching={selection.search !== null}
          onChange={change}
          filterButton={
            <Button icon={<SlidersHorizontalIcon />} onClick={() => setSheetOpen(true)}>
              {words.filter} {hasFilters ? words.count((search.f ?? []).length) : null}
            </Button>
          }
        />
        <AppliedFilters filters={facets} search={search} onChange={change} />
        <div
          className="listing-products"
          aria-busy={list.isPlaceholderData || undefined}
          data-density={density === 'device' ? undefined : density}
        >
          {list.data === undefined ? <Skeleton label={words.updating} lines={12} /> : null}
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
          ) : view === 'pictures' ? (
            <ProductPictures {...listProps} />
          ) : (
            <>
              <div className="listing-wide">
                <ProductTable {...listProps} />
              </div>
              <div className="listing-narrow">
                <ProductRows {...listProps} />
              </div>
            </>
          )}
        </div>
        {list.data === undefined ? null : (
          <ListingPages total={list.data.total} search={search} {...(kept === undefined ? {} : { kept })} />
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
  );
}
