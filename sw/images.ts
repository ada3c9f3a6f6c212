import { imageCache } from '#offline/storage-names.ts';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { bounded } from './bounded.ts';

const daySeconds = 24 * 60 * 60;

/**
 * Caches pictures of products and categories: the shop's own, and those of another origin that are fetched with CORS, so that their
 * status can be read. An opaque answer counts for megabytes and may be an error, so it is not cached.
 */
export const serveImages = (): void => {
  registerRoute(
    ({ request, sameOrigin }) => request.destination === 'image' && (sameOrigin || request.mode === 'cors'),
    new CacheFirst({
      cacheName: imageCache,
      matchOptions: { ignoreVary: true },
      plugins: [
        { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
        bounded({ entries: 250, seconds: 30 * daySeconds }),
      ],
    }),
  );
};
