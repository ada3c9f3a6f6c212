import { useQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAddMarked } from '#features/basket/use-add-marked.ts';
import { productQuery } from '#features/catalogue/product/queries.ts';
import { sizeSearch } from '#features/catalogue/listing/selection.ts';
import { Recommendations } from '#features/catalogue/product/lazy-recommendations.tsx';
import { ProductTrail } from '#features/catalogue/preview/product-head.tsx';
import { ProductScreen } from '#features/catalogue/product/screen.tsx';
import { BackInStock } from '#features/notify/back-in-stock.tsx';
import { useRecordView } from '#features/viewed/use-record-view.ts';
import type { Product, Variant } from '#contract/product.ts';
import { masterVariant } from '#contract/variants.ts';
import { firstInteraction } from '#shopper/visit/first-interaction.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { storeSettingsQuery, useStoreSettings } from '#shopper/store-queries.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { screenUntilLoaded } from '#ui/next-screen.ts';
import { NearPart } from '#ui/near-part.tsx';
import { pageTitles } from '#wording/shell.ts';
import { ProductActions } from '#routes/-product/product-actions.tsx';
import { HiddenCatalogue, isCatalogueHidden } from '#routes/-offline/hidden-catalogue.tsx';
import { ifAnswered } from '#routes/-offline/if-answered.ts';
import { foundHead } from '#routes/-shell/page-head.ts';
import { paintedMs, pendingMs } from '#routes/-shell/pending-screen.tsx';
import { productData, type Step, trailData } from '#routes/-shell/structured-data.ts';
import { Screen } from '#routes/-shell/screen.tsx';
import { useMarkHydrated } from '#routes/-shell/use-mark-hydrated.ts';

const loadViewed = async () => {
  await firstInteraction();
  return (await import('#routes/-product/viewed-before.tsx')).ViewedBefore;
};

export const Route = createFileRoute('/store/product/$product')({
  validateSearch: sizeSearch,
  // Makes the route pend for at least a moment, so that it shows the preview of the pressed row even if the screen could follow at once.
  beforeLoad: () => undefined,
  get pendingMs() {
    return screenUntilLoaded() === null ? pendingMs : 0;
  },
  pendingMinMs: paintedMs,
  loader: async ({ context: { shop, queryClient }, params }) => {
    const [product, settings] = await Promise.all([
      queryClient.query({ ...productQuery(shop, params.product), staleTime: 'static' }),
      ifAnswered(queryClient.query({ ...storeSettingsQuery(shop), staleTime: 'static' })),
    ]);
    // A store that hides its products must not reveal which ones exist: every address asks the visitor to sign in.
    if (product === null && !isCatalogueHidden(shop, settings ?? undefined)) throw notFound();
  },
  head: ({ params, match }) =>
    foundHead(match, () => {
      const { queryClient, shop } = match.context;
      const product = queryClient.getQueryData(productQuery(shop, params.product).queryKey);
      if (!product) return { title: pageTitles.store };
      const settings = queryClient.getQueryData(storeSettingsQuery(shop).queryKey);
      return {
        title: product.metaTitle ?? product.name,
        description: product.metaDescription ?? product.shortDescription,
        path: `/store/product/${params.product}`,
        imageUrl: product.images[0]?.url,
        // For crawlers, which read only the rendered page.
        data: import.meta.env.SSR
          ? [
              productData(product, settings?.displayProductVariantSkusEnabled ?? true),
              trailData([
                ...product.categories.map(({ name, slug }): Step => [name, `/store/${slug}`]),
                [product.name, `/store/product/${product.slug}`],
              ]),
            ]
          : undefined,
      };
    }),
  component: ProductRoute,
});

function ProductRoute() {
  useMarkHydrated();
  const shop = useShop();
  const { product: slug } = Route.useParams();
  const choice = Route.useSearch();
  const { data: product, dataUpdatedAt } = useQuery(productQuery(shop, slug));
  const settings = useStoreSettings();
  const add = useAddMarked();
  const master = product ? masterVariant(product) : undefined;
  useRecordView(product?.id, master?.id);
  if (!product) {
    return isCatalogueHidden(shop, settings) ? (
      <Screen title={pageTitles.store}>
        <HiddenCatalogue />
      </Screen>
    ) : null;
  }
  return (
    <>
      <ProductTrail product={product} />
      <ProductScreen
        key={product.id}
        product={product}
        updatedAt={dataUpdatedAt}
        settings={settings}
        choice={choice}
        onAdd={(lines) =>
          add(import('#features/basket/new-line.ts').then(({ newLinesOf }) => newLinesOf(product, lines)))
        }
        variantActionOf={listActionOf(shop, product)}
        actions={<ProductActions product={product} />}
        outActionOf={(variant) => <BackInStock productName={product.name} variant={variant} />}
      >
        <Recommendations productId={product.id} />
        <NearPart load={loadViewed} className="viewed-before" nearPx={200} props={{ productId: product.id }} />
      </ProductScreen>
    </>
  );
}

/** Adds a variant to a list, in the quantity entered. */
const listActionOf = ({ isSignedIn }: Pick<Shop, 'isSignedIn'>, product: Product) =>
  isSignedIn
    ? (variant: Variant, quantity: number, isCompact: boolean) => (
        <Suspense fallback={isCompact ? <span className="row-action-room" /> : null}>
          <WishlistToggle product={product} variant={variant} quantity={quantity} isCompact={isCompact} />
        </Suspense>
      )
    : undefined;

const WishlistToggle = lazyPart(async () => (await import('#features/wishlists/wishlist-toggle.tsx')).WishlistToggle);
