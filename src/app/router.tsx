import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorScreen, NotFoundScreen } from '#routes/-shell/lazy-parts.tsx';
import { PendingScreen } from '#routes/-shell/pending-screen.tsx';
import { ShopProvider } from '#shopper/shop.tsx';
import { type ShopperActions, ShopperActionsProvider } from '#shopper/shopper-actions.ts';
import { isStoredView } from './configuration.ts';
import { type CurrentShop, useCurrentShop } from './current-shop.ts';
import { hydrateAnswers } from '#app/cache/dehydrate.ts';
import { limitConcurrent } from '#app/page/preload-limit.ts';
import { routeTree } from './route-tree.gen.ts';

/** What a router is made of; `nonce` marks the inline scripts of a rendered page. */
export interface AppRouterOptions {
  readonly currentShop: CurrentShop;
  readonly queryClient: QueryClient;
  /** Only a browser has them. */
  readonly actions?: ShopperActions;
  readonly nonce?: string;
}

/** How many screens may be preloaded at once. */
const maxPreloads = 4;

/** A pointer that rests on a link for so long presses it about every other time, so its screen is preloaded. */
const hoverMs = 65;

/** Before a screen that is loading shows that it is. */
const pendingMs = 300;

/** The router of one page, or of one rendered request. */
export const createAppRouter = ({ currentShop, queryClient, actions, nonce }: AppRouterOptions) => {
  const router = createRouter({
    routeTree,
    context: { shop: currentShop.get(), queryClient },
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultPreloadDelay: hoverMs,
    // The query client knows how fresh an answer is.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultStructuralSharing: true,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    // Beside what the router writes by itself: data is parsed sooner than a program with the same data in it.
    hydrate: async () => {
      hydrateAnswers(queryClient, document.getElementById('answers')?.textContent ?? '[[0],[]]');
      // However young a stored view is, the store or the device may have answered since.
      if (isStoredView(document)) await queryClient.invalidateQueries({ refetchType: 'none' });
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <Providers currentShop={currentShop} queryClient={queryClient} actions={actions}>
        {children}
      </Providers>
    ),
  });
  currentShop.subscribe(() => {
    router.update({ ...router.options, context: { shop: currentShop.get(), queryClient } });
  });
  router.preloadRoute = limitConcurrent(router.preloadRoute, maxPreloads);
  return router;
};

/** The router of this app. */
export type AppRouter = ReturnType<typeof createAppRouter>;

function Providers({
  currentShop,
  queryClient,
  actions,
  children,
}: Pick<AppRouterOptions, 'currentShop' | 'queryClient'> & {
  actions: ShopperActions | undefined;
  children: ReactNode;
}) {
  const shop = useCurrentShop(currentShop);
  const screens = (
    <ShopProvider key={currentShop.turn()} value={shop}>
      {children}
    </ShopProvider>
  );
  return (
    <QueryClientProvider client={queryClient}>
      {actions === undefined ? screens : <ShopperActionsProvider value={actions}>{screens}</ShopperActionsProvider>}
    </QueryClientProvider>
  );
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** `checkout` is the layout without navigation; everything else has the default one. */
    layout?: 'checkout';
  }
}
