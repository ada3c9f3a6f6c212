import { oldAssetsCache, shellCache } from '#offline/storage-names.ts';

/** The path of a file whose name changes with its content. */
const isAsset = (address: string): boolean => new URL(address).pathname.startsWith('/assets/');

/**
 * Caches the hashed files of the build before, for tabs that still run it; call it before the shell forgets them.
 * What was cached of older builds is deleted.
 */
export const cacheOldAssets = async (isCurrent: (address: string) => boolean): Promise<void> => {
  await caches.delete(oldAssetsCache);
  const shell = await caches.open(shellCache);
  const leaving = (await shell.keys()).filter(({ url }) => isAsset(url) && !isCurrent(url));
  if (leaving.length === 0) return;
  const old = await caches.open(oldAssetsCache);
  for (const request of leaving) {
    const response = await shell.match(request);
    if (response !== undefined) await old.put(request.url, response);
  }
};

/** Whether a request is for a hashed file, of whichever build. */
export const isAssetRequest = ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }): boolean =>
  sameOrigin && isAsset(url.href);

/** A hashed file that the shell does not have: from the build before, or from the host, which has older ones. */
export const serveOldAsset = async ({ request }: { request: Request }): Promise<Response> =>
  (await caches.match(request.url, { cacheName: oldAssetsCache })) ?? fetch(request);
