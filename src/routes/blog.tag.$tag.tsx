import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlogListing } from '#features/content/blog-listing.tsx';
import { postListQuery } from '#features/content/content-queries.ts';
import { pageSearch } from '#features/content/page-search.ts';
import { titlesOf } from '#wording/shell.ts';
import { foundHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/blog/tag/$tag')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { shop, queryClient }, params, deps }) => {
    const selection = { tag: params.tag, page: deps.page ?? 1 };
    const posts = await queryClient.query({ ...postListQuery(shop, selection), staleTime: 'static' }).catch(() => null);
    // A tag exists only if it has posts.
    if (posts?.total === 0) throw notFound();
    const tags = posts?.results.flatMap((post) => post.tags);
    return tags?.find(({ slug }) => slug === params.tag)?.name ?? params.tag.replaceAll('-', ' ');
  },
  head: ({ loaderData, params, match }) =>
    foundHead(match, () => ({
      title: titlesOf.tag(loaderData ?? ''),
      path: `/blog/tag/${params.tag}`,
    })),
  component: BlogTagRoute,
});

function BlogTagRoute() {
  const { tag } = Route.useParams();
  const { page } = Route.useSearch();
  return (
    <Screen title={titlesOf.tag(Route.useLoaderData())}>
      <BlogListing selection={{ tag, page: page ?? 1 }} />
    </Screen>
  );
}
