import { Link } from '@tanstack/react-router';
import { Pagination } from '#ui/pagination.tsx';
import { listingWording as words } from '#wording/listing.ts';
import { listPageSize } from '#contract/page-sizes.ts';
import type { SelectionSearch } from './selection.ts';

/** Pagination as links, so that each page has a URL. */
export function ListingPages({
  total,
  search,
  carriedSearch,
}: {
  readonly total: number;
  readonly search: SelectionSearch;
  readonly carriedSearch?: Readonly<Record<string, string>>;
}) {
  const pageCount = Math.ceil(total / listPageSize);
  if (pageCount <= 1) return null;
  return (
    <Pagination
      label={words.pages}
      page={search.page ?? 1}
      pageCount={pageCount}
      previousLabel={words.previous}
      nextLabel={words.next}
      pageLabel={words.page}
      renderLink={(page, props) => (
        <Link
          to="."
          search={() => {
            const { page: _page, ...rest } = search;
            return { ...carriedSearch, ...rest, ...(page === 1 ? {} : { page }) };
          }}
          {...props}
        />
      )}
    />
  );
}
