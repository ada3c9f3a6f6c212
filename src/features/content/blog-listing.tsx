import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { contentWording as words } from '#wording/content.ts';
import { partWording } from '#wording/ui.ts';
import { postListQuery, postPageSize, type PostSelection } from './content-queries.ts';
import { PostList } from './post-list.tsx';

/** A page of the blog: categories, posts, pagination. */
export function BlogListing({ selection }: { readonly selection: PostSelection }) {
  const shop = useShop();
  const { data, isError, refetch, isFetching } = useQuery(postListQuery(shop, selection));
  if (isError && data === undefined) {
    return <LoadFailed words={partWording} title={words.loadFailed} query={{ isFetching, refetch }} />;
  }
  if (data === undefined) return <Skeleton label={partWording.loading} lines={8} />;
  const pageCount = Math.ceil(data.total / postPageSize);
  return (
    <>
      <nav aria-label={words.categories}>
        <ul className="post-links">
          <li>
            <Link to="/blog/list" activeOptions={{ exact: true }}>
              {words.allGuides}
            </Link>
          </li>
          {data.categories.map((category) => (
            <li key={category.id}>
              <Link to="/blog/category/$category" params={{ category: category.slug }}>
                {category.name} ({category.postCount})
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <PostList posts={data.results} />
      {pageCount > 1 ? (
        <Pagination
          label={words.pages}
          page={selection.page}
          pageCount={pageCount}
          previousLabel={partWording.previousPage}
          nextLabel={partWording.nextPage}
          pageLabel={partWording.page}
          renderLink={(page, props) => <Link to="." search={page === 1 ? {} : { page }} {...props} />}
        />
      ) : null}
    </>
  );
}
