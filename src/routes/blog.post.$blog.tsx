import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { ProductLines } from '#features/catalogue/listing/product-lines.tsx';
import { postQuery, productsByIdQuery } from '#features/content/content-queries.ts';
import '#features/content/page-blocks.css';
import { useShop } from '#shopper/shop.tsx';
import { storeSettingsQuery } from '#shopper/store-queries.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { contentWording } from '#wording/content.ts';
import { proseDate } from '#contract/store-clock.ts';
import { partWording } from '#wording/ui.ts';
import { pageTitles, shopName } from '#wording/shell.ts';
import type { AppContext } from '#routes/-shell/app-context.ts';
import { foundHead } from '#routes/-shell/page-head.ts';
import { postData, trailData } from '#routes/-shell/structured-data.ts';
import { useMarkHydrated } from '#routes/-shell/use-mark-hydrated.ts';

export const Route = createFileRoute('/blog/post/$blog')({
  loader: async ({ context: { shop, queryClient }, params }) => {
    const post = await queryClient.query({ ...postQuery(shop, params.blog), staleTime: 'static' });
    if (post === null) throw notFound();
    return { title: post.metaTitle ?? post.title, description: post.metaDescription ?? post.excerpt };
  },
  head: ({ loaderData, params, match }) =>
    foundHead(match, () => ({
      kind: 'article',
      title: loaderData?.title ?? pageTitles.blog,
      description: loaderData?.description,
      path: `/blog/post/${params.blog}`,
      ...(import.meta.env.SSR ? readOf(match.context, params.blog) : {}),
    })),
  component: BlogPostRoute,
});

/** For crawlers, which read only the rendered page. */
const readOf = ({ queryClient, shop }: AppContext, slug: string) => {
  const post = queryClient.getQueryData(postQuery(shop, slug).queryKey);
  if (!post) return {};
  const seller = queryClient.getQueryData(storeSettingsQuery(shop).queryKey);
  const { category } = post;
  return {
    imageUrl: post.coverImage?.url,
    data: [
      postData(post, seller?.storeName ?? shopName),
      trailData([
        [contentWording.guides, '/blog/list'],
        [category.name, `/blog/category/${category.slug}`],
        [post.title, `/blog/post/${post.slug}`],
      ]),
    ],
  };
};

function BlogPostRoute() {
  useMarkHydrated();
  const { blog } = Route.useParams();
  const shop = useShop();
  const { data: post } = useQuery(postQuery(shop, blog));
  const { data: products } = useQuery(productsByIdQuery(shop, post?.relatedProductIds ?? []));
  if (!post) return null;
  return (
    <article className="wrap screen">
      <Breadcrumbs
        label={partWording.breadcrumb}
        links={[
          <Link key="guides" to="/blog/list">
            {contentWording.guides}
          </Link>,
          <Link key="category" to="/blog/category/$category" params={{ category: post.category.slug }}>
            {post.category.name}
          </Link>,
        ]}
        current={post.title}
      />
      <h1 tabIndex={-1}>{post.title}</h1>
      <p className="post-meta">
        {contentWording.byAuthor(post.author.name)} ·{' '}
        <time dateTime={post.publishedAt}>{proseDate(post.publishedAt)}</time> ·{' '}
        {contentWording.minutes(post.readingMinutes)}
      </p>
      {post.bodyHtml === null ? null : <RichText className="post-body" html={post.bodyHtml} />}
      {post.tags.length === 0 ? null : (
        <ul className="post-links" aria-label={contentWording.tags}>
          {post.tags.map((tag) => (
            <li key={tag.slug}>
              <Link to="/blog/tag/$tag" params={{ tag: tag.slug }}>
                {tag.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ProductLines title={contentWording.inThisGuide} products={products ?? []} />
    </article>
  );
}
