import { type ReactNode, useEffect } from 'react';
import { filterChoices } from '#contract/filter-choices.ts';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { announce } from '#ui/announce.ts';
import { Notice } from '#ui/notice.tsx';
import { cachedListWording as words } from '#wording/cached-list.ts';
import { cachedFacets } from './cached-facets.ts';
import { hasDetails, isChosen, isJudged, needsDetails, sortProducts } from './cached-selection.ts';
import { ListingFrame, type ListingFrameProps } from './frame.tsx';
import { listPageSize } from '#contract/page-sizes.ts';

/** A list of products on this device; `note` says where it comes from. */
export interface CachedListingProps extends Pick<
  ListingFrameProps,
  'title' | 'search' | 'columns' | 'actionOf' | 'tools' | 'isSearching' | 'carriedSearch' | 'shownAbove'
> {
  readonly products: readonly CachedProduct[];
  readonly note: ReactNode;
  /** Without a filter or search, nothing is found only if the device has nothing yet. */
  readonly isNothingYet: boolean;
}

/** Filters, sorting and paging work on the cached products; a note says there may be more. */
export function CachedListing({ products, note, isNothingYet, search, ...frame }: CachedListingProps) {
  const isOffline = useConnection().judged === 'offline';
  const asked = filterChoices(search.f ?? []);
  const choices = asked.filter((choice) => isJudged(products, choice));
  const unjudged = choices.some(needsDetails) ? products.filter((product) => !hasDetails(product)).length : 0;
  const left = products.filter((product) => choices.every((choice) => isChosen(product, choice)));
  // The URL may name a page that only the store has.
  const page = Math.min(search.page ?? 1, Math.max(1, Math.ceil(left.length / listPageSize)));
  const shown = sortProducts(left, search.sort ?? null).slice((page - 1) * listPageSize, page * listPageSize);
  useEffect(() => announce(isNothingYet ? words.nothingTitle : words.found(left.length)), [isNothingYet, left.length]);
  if (isNothingYet) {
    return (
      <Notice title={words.nothingTitle}>
        <p>{isOffline ? words.nothingText : words.nothingTextUnanswered}</p>
      </Notice>
    );
  }
  const none = (
    <Notice title={words.noneTitle}>
      <p>{isOffline ? words.noneText : words.noneTextUnanswered}</p>
    </Notice>
  );
  return (
    <>
      <p className="cached-note">
        {note}
        {choices.length < asked.length ? ` ${words.filtersLeftOut}` : null}
        {unjudged === 0 ? null : ` ${words.unjudged(unjudged)}`}
      </p>
      {products.length === 0 ? (
        none
      ) : (
        <ListingFrame
          {...frame}
          search={{ ...search, page }}
          list={{ results: shown.map(({ summary }) => summary), total: left.length }}
          updatedAt={Math.min(...(shown.length === 0 ? products : shown).map(({ storedAt }) => storedAt))}
          facets={cachedFacets(products, choices)}
          isBusy={false}
          empty={none}
        />
      )}
    </>
  );
}
