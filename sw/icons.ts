import { iconCache } from '#offline/storage-names.ts';
import { startTimeout } from '#api/timeout.ts';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { bounded } from './bounded.ts';
import { readConfiguration } from './cached-configuration.ts';

const hourSeconds = 60 * 60;

const timeoutMs = 5_000;

/** Caches responses of the icon service: up to 50, for a week. */
export const serveIcons = (): void => {
  const icons = new CacheFirst({
    cacheName: iconCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        requestWillFetch: ({ request }) =>
          Promise.resolve(new Request(request, { signal: startTimeout(timeoutMs).signal })),
      },
      bounded({ entries: 50, seconds: 168 * hourSeconds }),
    ],
  });
  registerRoute(
    ({ url }) => mayBeChunk(url),
    async ({ url, request, event }) => {
      const iconService = (await readConfiguration())?.iconService;
      return typeof iconService === 'string' && isBelow(url, iconService)
        ? icons.handle({ request, event })
        : fetch(request);
    },
  );
};

/** Matches requests for icons whichever service is configured; reading the configuration takes a moment. */
const mayBeChunk = (url: URL): boolean => /\/[a-z\d-]+\.json$/.test(url.pathname) && url.searchParams.has('icons');

const isBelow = (url: URL, service: string): boolean => {
  const base = new URL(service, self.location.origin).href;
  return url.href.startsWith(base.endsWith('/') ? base : `${base}/`);
};
