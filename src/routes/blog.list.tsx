import { createFileRoute } from '@tanstack/react-router';
import { BlogListing } from '#features/content/blog-listing.tsx';
import { postListQuery } from '#features/content/content-queries.ts';
import { pageSearch } from '#features/content/page-search.ts';
import { pageDescriptions, pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/blog/list')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { shop, queryClient }, deps }) => {
    await queryClient
      .query({ ...postListQuery(shop, { page: deps.page ?? 1 }), staleTime: 'static' })
      .catch(() => null);
  },
  head: () => pageHead({ title: pageTitles.blog, description: pageDescriptions.blog, path: '/blog/list' }),
  component: BlogListRoute,
});

function BlogListRoute() {
  const { page } = Route.useSearch();
  return (
    <Screen title={pageTitles.blog}>
      <BlogListing selection={{ page: page ?? 1 }} />
    </Screen>
  );
}
