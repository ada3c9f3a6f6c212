import { Link } from '@tanstack/react-router';
import { Pagination } from '#ui/pagination.tsx';
import { listingWording as words } from '#wording/listing.ts';
import { listPageSize, type SelectionSearch } from './selection.ts';

/** The pages of a list as links, so that each has an address. */
export function ListingPages({ total, search }: { readonly total: number; readonly search: SelectionSearch }) {
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
            return page === 1 ? rest : { ...rest, page };
          }}
          {...props}
        />
      )}
    />
  );
}
