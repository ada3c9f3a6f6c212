import { oldAssetsCache, shellCache } from '#offline/storage-names.ts';

/** True for a file whose name changes with its content. */
const isAsset = (address: string): boolean => new URL(address).pathname.startsWith('/assets/');

/**
 * Moves the outgoing shell files that tabs of the previous build may still request to their own cache, and deletes those of older builds.
 * Call it before the files are deleted from the shell cache.
 */
export const cacheOldAssets = async (shell: Cache, leaving: readonly Request[]): Promise<void> => {
  const assets = leaving.filter(({ url }) => isAsset(url));
  if (assets.length === 0) return;
  await caches.delete(oldAssetsCache);
  const old = await caches.open(oldAssetsCache);
  for (const request of assets) {
    const response = await shell.match(request);
    if (response !== undefined) await old.put(request.url, response);
  }
};

/** Whether a request is for a hashed file, of any build. */
export const isAssetRequest = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && isAsset(url.href);

/** Serves a hashed file that is not of this build: of the previous build from either cache, or an older one from the host. */
export const serveOldAsset = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request.url, { cacheName: shellCache })) ??
  (await caches.match(request.url, { cacheName: oldAssetsCache })) ??
  fetch(request);
