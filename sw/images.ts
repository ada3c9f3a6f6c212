import { savedPicture } from '#offline/reads/saved-caches.ts';
import { imageCache } from '#offline/storage-names.ts';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { bounded } from './bounded.ts';

const daySeconds = 24 * 60 * 60;

/** Caches the picture at an address unless it is cached already; resolves when done, even if it fails. */
export type CacheImage = (address: string, event: ExtendableEvent) => Promise<void>;

/**
 * Caches pictures of products and categories: the shop's own, and those of other origins that are fetched with CORS, so that their status
 * is readable. An opaque response counts as megabytes of quota and may be an error, so it is not cached.
 */
export const serveImages = (): CacheImage => {
  const images = new CacheFirst({
    cacheName: imageCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(isImage(response) ? response : null) },
      bounded({ entries: 250, seconds: 30 * daySeconds }),
      // Comes after the bounds, which do not apply to saved pictures.
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) => cachedResponse ?? savedPicture(request.url),
      },
    ],
  });
  registerRoute(
    ({ request, sameOrigin }) => request.destination === 'image' && (sameOrigin || request.mode === 'cors'),
    images,
  );
  return async (address, event) => {
    await Promise.allSettled(images.handleAll({ request: new Request(address, { mode: 'cors' }), event }));
  };
};

const isImage = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('content-type') ?? '').startsWith('image/');
