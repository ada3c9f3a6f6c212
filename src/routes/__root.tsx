import { createRootRouteWithContext, HeadContent, Outlet, useMatches } from '@tanstack/react-router';
import { firstInteraction } from '#shopper/visit/first-interaction.ts';
import { AreSkusShown } from '#shopper/shown/sku.ts';
import { TaxAdded, useAddsTax } from '#shopper/shown/tax.ts';
import { menuLinksQuery, storeSettingsQuery, topCategoriesQuery, useStoreSettings } from '#shopper/store-queries.ts';
import { LiveRegions } from '#ui/live-regions.tsx';
import { shopName } from '#wording/shell.ts';
import type { AppContext } from '#routes/-shell/app-context.ts';
import { DefaultLayout } from '#routes/-shell/default-layout.tsx';
import { DeferredPart } from '#routes/-shell/deferred-part.tsx';
import { CheckoutLayout } from '#routes/-shell/lazy-parts.tsx';
import { missingHead } from '#routes/-shell/page-head.ts';
// The consent bar is part of index.html.
import '#features/consent/consent-bar.css';

export const Route = createRootRouteWithContext<AppContext>()({
  loader: async ({ context: { shop, queryClient } }) => {
    const asked = Promise.all([
      queryClient.query({ ...storeSettingsQuery(shop), staleTime: 'static' }),
      queryClient.query({ ...menuLinksQuery(shop), staleTime: 'static' }),
      queryClient.query({ ...topCategoriesQuery(shop), staleTime: 'static' }),
    ]);
    // The host waits for all of them. In a browser, a page without its menu is better than none.
    if (import.meta.env.SSR) await asked;
    else asked.catch(() => undefined);
  },
  head: ({ match }) =>
    // The router's internal flag for an address without a route; it doesn't expose this anywhere else.
    match._notFound === true
      ? missingHead()
      : { meta: [{ title: shopName }, { property: 'og:site_name', content: shopName }] },
  component: Root,
});

/** Toasts, dialogs, the back-to-top button. */
const loadOverlays = async () => {
  await firstInteraction();
  return (await import('#routes/-shell/overlays.tsx')).Overlays;
};

function Root() {
  const isCheckout = useMatches({
    select: (matches) => matches.some((match) => match.staticData.layout === 'checkout'),
  });
  const areSkusShown = useStoreSettings()?.displayProductVariantSkusEnabled ?? true;
  const Layout = isCheckout ? CheckoutLayout : DefaultLayout;
  return (
    <AreSkusShown value={areSkusShown}>
      <TaxAdded value={useAddsTax()}>
        {/* The host writes the head itself. */}
        {import.meta.env.SSR ? null : <HeadContent />}
        <Layout>
          <Outlet />
        </Layout>
        <LiveRegions />
        <DeferredPart load={loadOverlays} />
      </TaxAdded>
    </AreSkusShown>
  );
}
