import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { firstMessageOf, isNoAnswer } from '#api/api-error.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { listingWording as words } from '#wording/listing.ts';
import { partWording } from '#wording/ui.ts';
import { ListingFrame, type ListingFrameProps } from './frame.tsx';
import { filtersQuery, productListQuery } from './queries.ts';
import type { Selection } from './selection.ts';

const CachedNote = lazyPart(async () => (await import('./cached-note.tsx')).CachedNote);

export interface ListingScreenProps extends Pick<
  ListingFrameProps,
  'title' | 'search' | 'columns' | 'actionOf' | 'tools' | 'empty' | 'shownAbove' | 'namedOf'
> {
  readonly selection: Selection;
  readonly carriedSearch?: Readonly<Record<string, string>>;
  /** Shown instead of the list if the store doesn't respond and the list isn't cached. */
  readonly unanswered?: ReactNode;
}

export function ListingScreen({ selection, carriedSearch, unanswered, ...frame }: ListingScreenProps) {
  const shop = useShop();
  const list = useQuery(productListQuery(shop, selection));
  const filters = useQuery(filtersQuery(shop, selection));
  const { refetch } = filters;
  const fetchRest = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const left = filters.data?.left;
  const rest =
    left === undefined ? {} : { rest: { left, isFailed: filters.isError && !filters.isFetching, fetch: fetchRest } };
  const { shown } = useConnection();
  const [isCachedShown, setCachedShown] = useState(false);
  if (isCachedShown && shown === 'online') setCachedShown(false);
  const total = list.data?.total;
  const isSettled = list.isFetched && !list.isPlaceholderData;
  useEffect(() => {
    if (isSettled && total !== undefined) announce(words.products(total));
  }, [isSettled, total]);

  const canShowCached = unanswered !== undefined && shown !== 'online';
  if (canShowCached && isCachedShown) return unanswered;
  if (list.isError && list.data === undefined) {
    if (unanswered !== undefined && (isNoAnswer(list.error) || canShowCached)) return unanswered;
    const text = (shop.searchIndex === undefined ? null : firstMessageOf(list.error)) ?? words.loadFailedText;
    return <LoadFailed words={partWording} title={words.loadFailed} text={text} query={list} />;
  }
  return (
    <>
      {canShowCached ? (
        <Suspense>
          <CachedNote onShow={() => setCachedShown(true)} />
        </Suspense>
      ) : null}
      <ListingFrame
        {...frame}
        list={list.data}
        updatedAt={list.dataUpdatedAt}
        facets={filters.data?.filters ?? []}
        {...rest}
        isSearching={selection.search !== null}
        isBusy={list.isPlaceholderData}
        carriedSearch={carriedSearch}
      />
    </>
  );
}
