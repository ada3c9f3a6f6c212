import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { mustChooseAddOns } from '#contract/variants.ts';
import { loadListing } from '#features/catalogue/listing/queries.ts';
import { NextTier } from '#features/catalogue/listing/next-tier.tsx';
import { ProductThumb } from '#features/catalogue/listing/product-thumb.tsx';
import { ListingScreen } from '#features/catalogue/listing/screen.tsx';
import { type SelectionSearch, selectionOf, selectionSearch } from '#features/catalogue/listing/selection.ts';
import { SubcategoryIndex } from '#features/catalogue/listing/subcategory-index.tsx';
import { StockLevel } from '#features/catalogue/product/stock-level.tsx';
import { ExactMatch } from '#features/search/exact-match.tsx';
import { sizesNamed } from '#features/search/sizes-named.ts';
import { suggestionsQuery } from '#features/search/search-queries.ts';
import { AddOne } from '#features/basket/add-one.tsx';
import { useConnection } from '#shopper/connection/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import { notHereWording } from '#wording/connection.ts';
import { listingWording } from '#wording/listing.ts';
import { HiddenCatalogue, useIsCatalogueHidden } from '#routes/-offline/hidden-catalogue.tsx';
import { CachedCategory, CachedSearch } from '#routes/-offline/lazy-cached-lists.tsx';
import { AddAnyway } from '#routes/-quick-order/add-anyway.tsx';
import { DeferredPart } from '#routes/-shell/deferred-part.tsx';
import { EmptyPageLinks } from '#routes/-shell/navigation/empty-page-links.tsx';
import { ListAction } from '#routes/-shell/list-action.tsx';
import { pageTitles, titlesOf } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';
import { ListingActions } from '#routes/-tools/listing-actions.tsx';
import { type SearchValues, typedOf, withoutUndefined } from '#shopper/visit/search-values.ts';

const loadSaved = async () => (await import('#features/search/saved-search-list.tsx')).SavedSearchList;

const typedSearch = (values: SearchValues): SelectionSearch & { q?: string | undefined } => ({
  ...selectionSearch(values),
  ...withoutUndefined({ q: typedOf(values['q']) }),
});

export const Route = createFileRoute('/search')({
  validateSearch: typedSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { shop, queryClient }, deps: { q, ...rest } }) => {
    const asked = q?.trim() ?? '';
    if (asked === '') return;
    const selection = selectionOf({ search: asked }, rest);
    await Promise.all([
      loadListing(shop, queryClient, selection, rest),
      queryClient.query({ ...suggestionsQuery(shop, asked), staleTime: 'static' }).catch(() => null),
    ]);
  },
  head: ({ match }) => {
    const q = match.search.q?.trim() ?? '';
    return pageHead({ title: q === '' ? pageTitles.search : titlesOf.results(q) });
  },
  component: SearchRoute,
});

function SearchRoute() {
  const { q, ...rest } = Route.useSearch();
  const asked = q?.trim() ?? '';
  const shop = useShop();
  const isHidden = useIsCatalogueHidden();
  const isDown = useConnection().shown !== 'online';
  const { data: suggestions } = useQuery(suggestionsQuery(shop, asked));
  if (asked === '') {
    return (
      <Screen title={listingWording.search}>
        <p>{listingWording.searchPrompt}</p>
        <DeferredPart load={loadSaved} />
        {isHidden ? null : <EmptyPageLinks />}
        {isDown ? (
          <CachedCategory title={notHereWording.onDevice} slug={null} total={undefined} search={rest} columns={[]} />
        ) : null}
      </Screen>
    );
  }
  if (isHidden) {
    return (
      <Screen title={listingWording.resultsFor(asked)}>
        <HiddenCatalogue />
      </Screen>
    );
  }
  const exact = suggestions?.exact ?? null;
  const one = exact && { ...exact.product, variants: [exact.variant], variantCount: 1 };
  return (
    <Screen title={listingWording.resultsFor(asked)}>
      {exact === null || one === null ? null : (
        <ExactMatch
          exact={exact}
          tier={<NextTier product={one} />}
          picture={<ProductThumb product={exact.product} />}
          stock={<StockLevel inventory={exact.variant.inventory} />}
          action={mustChooseAddOns(one) ? <ListAction product={one} /> : <AddOne product={one} addsOnEnter />}
        />
      )}
      {suggestions === undefined || suggestions.categories.length === 0 ? null : (
        <section>
          <SectionHead title={listingWording.matchingCategories} />
          <SubcategoryIndex categories={suggestions.categories} label={listingWording.matchingCategories} />
        </section>
      )}
      <ListingScreen
        key={asked}
        title={listingWording.resultsFor(asked)}
        selection={selectionOf({ search: asked }, rest)}
        search={rest}
        carriedSearch={{ q: asked }}
        columns={[]}
        tools={<ListingActions />}
        shownAbove={exact?.product.id}
        namedOf={(product, size) => sizesNamed(asked, product, size)}
        actionOf={(product) => <ListAction product={product} />}
        unanswered={
          <CachedSearch
            asked={asked}
            title={listingWording.resultsFor(asked)}
            search={rest}
            columns={[]}
            tools={<ListingActions />}
            shownAbove={exact?.product.id}
            empty={<AddAnyway asked={asked} />}
          />
        }
        empty={<NothingFound asked={asked} corrections={suggestions?.corrections ?? []} />}
      />
    </Screen>
  );
}

function NothingFound({ asked, corrections }: { asked: string; corrections: readonly string[] }) {
  return (
    <section className="search-nothing">
      <h2>{listingWording.nothingFound(asked)}</h2>
      {corrections.length === 0 ? null : (
        <p>
          {listingWording.didYouMean}{' '}
          {corrections.map((correction) => (
            <Link key={correction} to="/search" search={{ q: correction }} className="search-correction">
              {correction}
            </Link>
          ))}
        </p>
      )}
      <p className="measure">{listingWording.checkSpelling}</p>
      <AddAnyway asked={asked} />
      <EmptyPageLinks />
    </section>
  );
}
