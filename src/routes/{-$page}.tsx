import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { isForGuests } from '#contract/page-blocks.ts';
import { ProductCarousel } from '#features/catalogue/listing/product-carousel.tsx';
import { SubcategoryIndex } from '#features/catalogue/listing/subcategory-index.tsx';
import { Banner, News, partedBlocks } from '#features/content/banner.tsx';
import { latestPostsQuery, pageQuery, productsByIdQuery } from '#features/content/content-queries.ts';
import { PageBlocks } from '#features/content/page-blocks.tsx';
import { PostList } from '#features/content/post-list.tsx';
import { firstInteraction } from '#shopper/visit/first-interaction.ts';
import { useShop } from '#shopper/shop.tsx';
import { categoryIndexQuery, categoryTreeQuery, storeSettingsQuery } from '#shopper/store-queries.ts';
import { SectionHead } from '#ui/section-head.tsx';
import { contentWording } from '#wording/content.ts';
import { pageTitles } from '#wording/shell.ts';
import { ifAnswered } from '#routes/-offline/if-answered.ts';
import { DeferredPart } from '#routes/-shell/deferred-part.tsx';
import type { AppContext } from '#routes/-shell/app-context.ts';
import { foundHead } from '#routes/-shell/page-head.ts';
import { shopData } from '#routes/-shell/structured-data.ts';
import { Screen } from '#routes/-shell/screen.tsx';

const loadOnThisDevice = async () => {
  await firstInteraction();
  return (await import('#routes/-offline/on-this-device.tsx')).OnThisDevice;
};

const loadBuyerHome = async () => (await import('#routes/-account/buyer-home.tsx')).BuyerHome;

const loadViewed = async () => {
  await firstInteraction();
  return (await import('#routes/-product/viewed-at-home.tsx')).ViewedAtHome;
};

const urlOf = (page: string | undefined) => (page === undefined ? '/' : `/${page}`);

export const Route = createFileRoute('/{-$page}')({
  loader: async ({ context: { shop, queryClient }, params }) => {
    const url = urlOf(params.page);
    const asked = queryClient.query({ ...pageQuery(shop, url), staleTime: 'static' });
    // The home page opens even if its content is missing.
    const page = await (url === '/' ? ifAnswered(asked) : asked);
    if (page === null && url !== '/') throw notFound();
    const blocks = page?.blocks ?? [];
    await Promise.all([
      url !== '/' && blocks.some(({ type }) => type === 'CategoryTiles')
        ? ifAnswered(queryClient.query({ ...categoryTreeQuery(shop), staleTime: 'static' }))
        : null,
      url === '/' ? ifAnswered(queryClient.query({ ...categoryIndexQuery(shop), staleTime: 'static' })) : null,
      url === '/' ? ifAnswered(queryClient.query({ ...latestPostsQuery(shop), staleTime: 'static' })) : null,
      ...blocks.map((block) =>
        block.type === 'ProductCarousel'
          ? ifAnswered(queryClient.query({ ...productsByIdQuery(shop, block.productIds), staleTime: 'static' }))
          : null,
      ),
    ]);
    return {
      title: page?.metaTitle ?? page?.title ?? contentWording.home,
      description: page?.metaDescription,
    };
  },
  head: ({ loaderData, params, match }) =>
    foundHead(match, () => ({
      title: loaderData?.title ?? pageTitles.home,
      description: loaderData?.description,
      path: urlOf(params.page),
      // For crawlers, which read only the rendered page.
      data: import.meta.env.SSR && params.page === undefined ? sellerOf(match.context) : undefined,
    })),
  component: PageRoute,
});

const sellerOf = ({ queryClient, shop }: AppContext) => {
  const settings = queryClient.getQueryData(storeSettingsQuery(shop).queryKey);
  return settings === undefined ? undefined : shopData(settings);
};

function PageRoute() {
  const { page: name } = Route.useParams();
  const url = urlOf(name);
  const shop = useShop();
  const { data: page } = useQuery(pageQuery(shop, url));
  const blocks = (page?.blocks ?? []).filter((block) => !shop.isSignedIn || !isForGuests(block));
  const { news, hero, rest } = partedBlocks(blocks);
  // Recently viewed products appear after hydration: below the first block, they don't move anything already being read.
  const first = url === '/' ? rest.findIndex(({ type }) => type !== 'CategoryTiles') + 1 : 0;
  const blocksOf = (some: typeof rest) => (
    <PageBlocks
      blocks={some}
      renderProducts={(title, ids) => <ProductsById title={title} ids={ids} />}
      renderCategories={(title, ids) => (url === '/' ? null : <CategoriesById title={title} ids={ids} />)}
    />
  );
  const title = page?.title ?? contentWording.home;
  return (
    <Screen
      title={title}
      lead={
        <>
          {news.map((block) => (
            <News key={block.id} block={block} />
          ))}
          {hero === undefined ? <h1 tabIndex={-1}>{title}</h1> : <Banner block={hero} isLead />}
        </>
      }
    >
      {url === '/' ? (
        <>
          <DeferredPart load={loadOnThisDevice} />
          {shop.isSignedIn ? (
            <div className="buyer-room">
              <DeferredPart load={loadBuyerHome} />
            </div>
          ) : null}
          <CategoryIndex />
          {blocksOf(rest.slice(0, first))}
          <DeferredPart load={loadViewed} />
        </>
      ) : null}
      {blocksOf(rest.slice(first))}
      {url === '/' ? <LatestGuides /> : null}
    </Screen>
  );
}

function CategoryIndex() {
  const { data: categories } = useQuery(categoryIndexQuery(useShop()));
  return (
    <section>
      <h2 className="vh">{contentWording.browse}</h2>
      <SubcategoryIndex categories={categories ?? []} label={contentWording.browse} />
    </section>
  );
}

function CategoriesById({ title, ids }: { title: string; ids: readonly string[] }) {
  const { data: tree } = useQuery(categoryTreeQuery(useShop()));
  const flat = (nodes: typeof tree = []): NonNullable<typeof tree> =>
    nodes.flatMap((node) => [node, ...flat(node.nodes)]);
  const chosen = ids.flatMap((id) => flat(tree).filter((node) => node.id === id));
  return (
    <section>
      <SectionHead title={title} />
      <SubcategoryIndex categories={chosen} label={title} />
    </section>
  );
}

function ProductsById({ title, ids }: { title: string; ids: readonly string[] }) {
  const { data: products } = useQuery(productsByIdQuery(useShop(), ids));
  return <ProductCarousel title={title} products={products ?? []} />;
}

function LatestGuides() {
  const { data: posts = [] } = useQuery(latestPostsQuery(useShop()));
  if (posts.length === 0) return null;
  return (
    <section>
      <SectionHead title={contentWording.latestGuides} />
      <PostList posts={posts} level={3} />
    </section>
  );
}
