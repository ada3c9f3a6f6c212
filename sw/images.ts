import { savedPicture } from '#offline/reads/saved-caches.ts';
import { imageCache } from '#offline/storage-names.ts';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { bounded } from './bounded.ts';

const daySeconds = 24 * 60 * 60;

/** Caches the picture at an address unless it is cached; resolves when that is done, and where it can't be. */
export type CacheImage = (address: string, event: ExtendableEvent) => Promise<void>;

/**
 * Caches pictures of products and categories: the shop's own, and those of another origin that are fetched with CORS, so that their
 * status can be read. An opaque answer counts for megabytes and may be an error, so it is not cached.
 */
export const serveImages = (): CacheImage => {
  const images = new CacheFirst({
    cacheName: imageCache,
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(isImage(response) ? response : null) },
      bounded({ entries: 250, seconds: 30 * daySeconds }),
      // After the bounds, which are not for what was saved.
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
