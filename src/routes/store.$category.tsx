import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link, notFound } from '@tanstack/react-router';
import { categoryQuery, loadListing } from '#features/catalogue/listing/queries.ts';
import { ListingScreen } from '#features/catalogue/listing/screen.tsx';
import { selectionOf, selectionSearch } from '#features/catalogue/listing/selection.ts';
import { SubcategoryIndex } from '#features/catalogue/listing/subcategory-index.tsx';
import { useShop } from '#shopper/shop.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { NearPart } from '#ui/near-part.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { listingWording } from '#wording/listing.ts';
import { partWording } from '#wording/ui.ts';
import { HiddenCatalogue, useIsCatalogueHidden } from '#routes/-offline/hidden-catalogue.tsx';
import { CachedCategory } from '#routes/-offline/lazy-cached-lists.tsx';
import { ListAction } from '#routes/-shell/list-action.tsx';
import { pageTitles } from '#wording/shell.ts';
import type { AppContext } from '#routes/-shell/app-context.ts';
import { foundHead } from '#routes/-shell/page-head.ts';
import { type Step, trailData } from '#routes/-shell/structured-data.ts';
import { useMarkHydrated } from '#routes/-shell/use-mark-hydrated.ts';
import { ListingActions } from '#routes/-tools/listing-actions.tsx';

const loadSave = async () => (await import('#features/saved/save-for-offline.tsx')).SaveForOffline;

export const Route = createFileRoute('/store/$category')({
  validateSearch: selectionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { shop, queryClient }, params, deps }) => {
    const selection = selectionOf({ categorySlug: params.category }, deps);
    const [category] = await Promise.all([
      queryClient.query({ ...categoryQuery(shop, params.category), staleTime: 'static' }),
      loadListing(shop, queryClient, selection, deps),
    ]);
    if (category === null) throw notFound();
    return {
      title: category.metaTitle ?? category.name,
      description: category.metaDescription,
    };
  },
  head: ({ loaderData, params, match }) =>
    foundHead(match, () => ({
      title: loaderData?.title ?? pageTitles.store,
      description: loaderData?.description,
      path: `/store/${params.category}`,
      // For crawlers, which read only the rendered page.
      data: import.meta.env.SSR ? wayTo(match.context, params.category) : undefined,
    })),
  component: CategoryRoute,
});

const wayTo = ({ queryClient, shop }: AppContext, slug: string) => {
  const category = queryClient.getQueryData(categoryQuery(shop, slug).queryKey);
  if (!category) return undefined;
  const above = category.breadcrumbs.filter(({ id }) => id !== category.id);
  const steps = [...above, category].map(({ name, slug: step }): Step => [name, `/store/${step}`]);
  return [trailData([[listingWording.store, '/store'], ...steps])];
};

function CategoryRoute() {
  useMarkHydrated();
  const shop = useShop();
  const { category: slug } = Route.useParams();
  const search = Route.useSearch();
  const { data: category } = useQuery(categoryQuery(shop, slug));
  const isHidden = useIsCatalogueHidden();
  if (!category) return null;
  return (
    <div className="wrap screen">
      <Breadcrumbs
        label={partWording.breadcrumb}
        links={[
          <Link key="store" to="/store" activeOptions={{ exact: true }}>
            {listingWording.store}
          </Link>,
          ...category.breadcrumbs
            .filter((step) => step.id !== category.id)
            .map((step) => (
              <Link key={step.id} to="/store/$category" params={{ category: step.slug }}>
                {step.name}
              </Link>
            )),
        ]}
        current={category.name}
      />
      <h1 tabIndex={-1}>{category.name}</h1>
      {category.description === null ? null : <RichText className="category-text" html={category.description} />}
      <SubcategoryIndex categories={category.subcategories} />
      {isHidden ? (
        <HiddenCatalogue />
      ) : (
        <ListingScreen
          key={category.id}
          title={category.name}
          selection={selectionOf({ categorySlug: slug }, search)}
          search={search}
          columns={category.listAttributes}
          tools={<ListingActions />}
          actionOf={(product) => <ListAction product={product} />}
          empty={<p>{listingWording.emptyCategory}</p>}
          unanswered={
            <CachedCategory
              title={category.name}
              slug={slug}
              total={category.productCount}
              search={search}
              columns={category.listAttributes}
              tools={<ListingActions />}
            />
          }
        />
      )}
      {isHidden ? null : (
        <NearPart
          load={loadSave}
          className="save-room"
          nearPx={0}
          props={{
            wish: { kind: 'category', id: slug, title: category.name, slugs: [], total: category.productCount },
          }}
        />
      )}
    </div>
  );
}
