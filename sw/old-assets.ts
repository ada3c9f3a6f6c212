import { oldAssetsCache, shellCache } from '#offline/storage-names.ts';

/** The path of a file whose name changes with its content. */
const isAsset = (address: string): boolean => new URL(address).pathname.startsWith('/assets/');

/**
 * Caches those of the files that leave the shell which tabs of the build before may still ask for; what was cached of older builds is
 * deleted. Call it before they are deleted from the shell.
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

/** Whether a request is for a hashed file, of whichever build. */
export const isAssetRequest = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && isAsset(url.href);

/** A hashed file that is not of this build: from the build before, put aside or not yet, or from the host, which has older ones. */
export const serveOldAsset = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request.url, { cacheName: shellCache })) ??
  (await caches.match(request.url, { cacheName: oldAssetsCache })) ??
  fetch(request);
