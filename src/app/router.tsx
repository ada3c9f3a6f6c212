import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ErrorScreen, NotFoundScreen } from '#routes/-shell/lazy-parts.tsx';
import { pendingMs, PendingScreen } from '#routes/-shell/pending-screen.tsx';
import { ShopProvider } from '#shopper/shop.tsx';
import { type ShopperActions, ShopperActionsProvider } from '#shopper/shopper-actions.ts';
import { noteScrolled, staysScrolled } from '#ui/next-screen.ts';
import { isStoredView } from './page-configuration.ts';
import { type CurrentShop, useCurrentShop } from './current-shop.ts';
import { hydrateAnswers } from '#app/cache/dehydrate.ts';
import { limitConcurrent } from '#app/page/preload-limit.ts';
import { routeTree } from './route-tree.gen.ts';

/** Dependencies of a router; `nonce` marks the inline scripts of a rendered page. */
export interface AppRouterOptions {
  readonly currentShop: CurrentShop;
  readonly queryClient: QueryClient;
  /** Only present in a browser. */
  readonly actions?: ShopperActions;
  readonly nonce?: string;
}

/** How many screens may be preloaded at once. */
const maxPreloads = 4;

/** About half of all hovers this long end in a press, so the link's screen is preloaded. */
const hoverMs = 65;

/** The router of one page, or of one rendered request. */
export const createAppRouter = ({ currentShop, queryClient, actions, nonce }: AppRouterOptions) => {
  const router = createRouter({
    routeTree,
    context: { shop: currentShop.get(), queryClient },
    trailingSlash: 'never',
    defaultPreload: 'intent',
    defaultPreloadDelay: hoverMs,
    // The query client decides whether an answer is still fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: pendingMs,
    defaultPendingMinMs: 0,
    defaultStructuralSharing: true,
    scrollRestoration: ({ location }) => !staysScrolled(location.pathname),
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    // Answers come as JSON besides the router's own script: JSON parses faster than a script with the same data.
    hydrate: async () => {
      // The page could be read and scrolled before it was hydrated.
      noteScrolled(location.pathname);
      hydrateAnswers(queryClient, document.getElementById('answers')?.textContent ?? '[[0],[]]');
      // Even a recently stored view may be older than the latest answers of the store or the device.
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
    /** `checkout` is the layout without navigation; all other routes use the default one. */
    layout?: 'checkout';
  }
}
