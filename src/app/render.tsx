import { createRequestHandler, renderSsrHtmlResponse } from '@tanstack/react-router/ssr/server';
import { HeadContent, RouterContextProvider, RouterProvider, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { getMainMenu, getStoreSettings } from '#contract/store.ts';

import { loadDrawings } from '#features/catalogue/drawing/lazy-drawing.tsx';
import { loadRecommendations } from '#features/catalogue/product/lazy-recommendations.tsx';
import { loadSubscribeForm } from '#features/content/lazy-subscribe.tsx';
import { HostCleaner } from '#ui/rich-text.tsx';
import { loadLazyParts } from '#routes/-shell/lazy-parts.tsx';

// Loads all wording, so that a store's own words are checked against it before anything is rendered.
import.meta.glob(['/src/wording/*.ts', '!/src/wording/*.test.ts'], { eager: true });

export { storeColourCss } from '#ui/store-colours.ts';
import { dehydrateAnswers } from '#app/cache/dehydrate.ts';
import { createCurrentShop, guestState } from './current-shop.ts';
import { createRenderingQueryClient } from './query-client.ts';
import { type AppRouter, createAppRouter } from './router.tsx';

/** One view to render for a guest; `fetch` reaches the store API, `nonce` marks every inline script. */
export interface RenderRequest {
  readonly request: Request;
  readonly configuration: PublicConfiguration;
  readonly fetch: typeof globalThis.fetch;
  /** Whether the visitor wants prices shown with tax. */
  readonly showsTax: boolean;
  readonly nonce: string;
  /** Sanitises the store's HTML. */
  readonly cleanHtml: (html: string) => string;
  /** Inserts the parts into the page's frame. */
  readonly frame: (parts: RenderedParts) => string;
}

/** The parts of a rendered view as HTML, and its answers as JSON; `routeIds` are the matched routes, outermost first. */
export interface RenderedParts {
  readonly head: string;
  readonly app: string;
  readonly scripts: string;
  readonly answers: string;
  readonly routeIds: readonly string[];
}

/** Renders a guest's view: 200, 404 or a redirect. Throws if a loader or a screen fails. */
export const renderView = async (view: RenderRequest): Promise<Response> => {
  await Promise.all([loadLazyParts(), loadDrawings(), loadRecommendations(), loadSubscribeForm()]);
  let failure: unknown;
  const queryClient = createRenderingQueryClient();
  const asked = new Set<string>();
  const handle = createRequestHandler({
    request: view.request,
    createRouter: () =>
      createAppRouter({
        currentShop: createCurrentShop(
          view.configuration,
          { ...guestState(view.configuration), showsTax: view.showsTax },
          { fetch: recordRequests(view.fetch, asked) },
        ),
        queryClient,
        nonce: view.nonce,
      }),
  });
  const response = await handle(({ router, responseHeaders }) => {
    const failed = router.stores.matches.get().find((match) => match.status === 'error');
    if (failed) failure = failed.error;
    return renderSsrHtmlResponse({
      router,
      responseHeaders,
      render: () => {
        try {
          return view.frame({ ...partsOf(router, view.cleanHtml), answers: dehydrateAnswers(queryClient, [...asked]) });
        } catch (error) {
          failure = error;
          throw error;
        }
      },
    });
  });
  if (failure !== undefined) throw failure;
  return response;
};

/** Answers that every page needs first and stores by itself. */
const storedByEveryPage = new RegExp(`${getStoreSettings.path}$|${getMainMenu.path}$`);

/** Records the requests to the store, so that a device can repeat them once it has a worker that caches the responses. */
const recordRequests =
  (fetch: typeof globalThis.fetch, asked: Set<string>): typeof globalThis.fetch =>
  (input, init) => {
    if (typeof input === 'string' && (init?.method ?? 'GET') === 'GET' && !storedByEveryPage.test(input))
      asked.add(input);
    return fetch(input, init);
  };

const partsOf = (router: AppRouter, cleanHtml: (html: string) => string): Omit<RenderedParts, 'answers'> => {
  const inRouter = (part: ReactNode): string =>
    renderToString(<RouterContextProvider router={router}>{part}</RouterContextProvider>);
  const { hoisted, body } = parted(
    renderToString(
      <HostCleaner value={cleanHtml}>
        <RouterProvider router={router} />
      </HostCleaner>,
    ),
  );
  return {
    app: body,
    head: hoisted + inRouter(<HeadContent />),
    scripts: inRouter(<Scripts />),
    routeIds: router.stores.matches.get().map((match) => String(match.routeId)),
  };
};

/** React renders the titles, preloads etc. that screens declare before the first element; they belong in the head. */
const parted = (html: string): { hoisted: string; body: string } => {
  const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(html)?.[0] ?? '';
  return { hoisted, body: html.slice(hoisted.length) };
};
