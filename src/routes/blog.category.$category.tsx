import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { BlogListing } from '#features/content/blog-listing.tsx';
import { blogCategoryQuery, postListQuery } from '#features/content/content-queries.ts';
import { pageSearch } from '#features/content/page-search.ts';
import { useShop } from '#shopper/shop.tsx';
import { titlesOf } from '#wording/shell.ts';
import { foundHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/blog/category/$category')({
  validateSearch: pageSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { shop, queryClient }, params, deps }) => {
    const selection = { category: params.category, page: deps.page ?? 1 };
    const [category] = await Promise.all([
      queryClient.query({ ...blogCategoryQuery(shop, params.category), staleTime: 'static' }),
      queryClient.query({ ...postListQuery(shop, selection), staleTime: 'static' }).catch(() => null),
    ]);
    if (category === null) throw notFound();
    return { name: category.name, description: category.description };
  },
  head: ({ loaderData, params, match }) =>
    foundHead(match, () => ({
      title: titlesOf.category(loaderData?.name ?? ''),
      description: loaderData?.description,
      path: `/blog/category/${params.category}`,
    })),
  component: BlogCategoryRoute,
});

function BlogCategoryRoute() {
  const { category: slug } = Route.useParams();
  const { page } = Route.useSearch();
  const { data: category } = useQuery(blogCategoryQuery(useShop(), slug));
  if (!category) return null;
  return (
    <Screen title={titlesOf.category(category.name)}>
      {category.description === null ? null : <p className="measure muted">{category.description}</p>}
      <BlogListing selection={{ category: slug, page: page ?? 1 }} />
    </Screen>
  );
}
