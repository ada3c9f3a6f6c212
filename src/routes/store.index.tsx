import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { loadListing } from '#features/catalogue/listing/queries.ts';
import { ListingScreen } from '#features/catalogue/listing/screen.tsx';
import { selectionOf, selectionSearch } from '#features/catalogue/listing/selection.ts';
import { SubcategoryIndex } from '#features/catalogue/listing/subcategory-index.tsx';
import { useShop } from '#shopper/shop.tsx';
import { categoryIndexQuery } from '#shopper/store-queries.ts';
import { listingWording } from '#wording/listing.ts';
import { HiddenCatalogue, useIsCatalogueHidden } from '#routes/-offline/hidden-catalogue.tsx';
import { CachedCategory } from '#routes/-offline/lazy-cached-lists.tsx';
import { ListAction } from '#routes/-shell/list-action.tsx';
import { pageDescriptions, pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';
import { ListingActions } from '#routes/-tools/listing-actions.tsx';

export const Route = createFileRoute('/store/')({
  validateSearch: selectionSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { shop, queryClient }, deps }) => {
    const selection = selectionOf({}, deps);
    await Promise.all([
      queryClient.query({ ...categoryIndexQuery(shop), staleTime: 'static' }).catch(() => null),
      loadListing(shop, queryClient, selection, deps),
    ]);
  },
  head: () => pageHead({ title: pageTitles.store, description: pageDescriptions.store, path: '/store' }),
  component: StoreRoute,
});

function StoreRoute() {
  const shop = useShop();
  const search = Route.useSearch();
  const { data: categories } = useQuery(categoryIndexQuery(shop));
  const isHidden = useIsCatalogueHidden();
  return (
    <Screen title={listingWording.store}>
      <SubcategoryIndex categories={categories ?? []} />
      {isHidden ? (
        <HiddenCatalogue />
      ) : (
        <ListingScreen
          title={listingWording.store}
          selection={selectionOf({}, search)}
          search={search}
          columns={[]}
          tools={<ListingActions />}
          actionOf={(product) => <ListAction product={product} />}
          empty={<p>{listingWording.emptyCategory}</p>}
          unanswered={
            <CachedCategory
              title={listingWording.store}
              slug={null}
              total={undefined}
              search={search}
              columns={[]}
              tools={<ListingActions />}
            />
          }
        />
      )}
    </Screen>
  );
}
