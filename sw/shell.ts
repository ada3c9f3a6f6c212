import { shellCache } from '#offline/storage-names.ts';
import { readWorkerRequest } from '#offline/worker-messages.ts';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPage } from './addresses.ts';
import type { CacheImage } from './images.ts';
import { isAssetRequest, cacheOldAssets, serveOldAsset } from './old-assets.ts';
import { createShellFiles, shellDocument } from './shell-files.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Opens every page from the files of the shell. A first worker serves as soon as it has what every start needs, is given what the
 * first visit showed, and fetches the rest later; one that follows another is ready when all of it is cached.
 */
export const serveShell = (list: PrecacheEntry[], cacheImage: CacheImage): void => {
  const shell = new PrecacheController({ cacheName: shellCache });
  shell.addToCacheList(list);
  const files = createShellFiles(shell);
  self.addEventListener('install', (event) => {
    event.waitUntil(self.registration.active === null ? files.cacheBoot() : files.cacheAll());
  });
  self.addEventListener('activate', (event) => event.waitUntil(activate(shell, event)));
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const request = readWorkerRequest(event.data);
    // What does not come now is missing at the next start, and fetched then.
    if (request?.type === 'complete-shell') event.waitUntil(files.cacheAll().catch(() => undefined));
    if (request?.type === 'cache-visit') event.waitUntil(cacheVisit(request.addresses ?? [], event));
  });
  const cacheVisit = async (addresses: readonly string[], event: ExtendableEvent): Promise<void> => {
    const others = await files.cacheSome(addresses).catch(() => addresses);
    await Promise.all(others.map((address) => cacheImage(address, event)));
  };
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '' }));
  registerRoute(isAssetRequest, serveOldAsset);
  registerRoute(new NavigationRoute(shell.createHandlerBoundToURL(shellDocument), { allowlist: [isPage] }));
};

const activate = async (shell: PrecacheController, event: ExtendableEvent): Promise<void> => {
  try {
    const current = new Set(shell.getCachedURLs());
    await cacheOldAssets((address) => current.has(address));
  } catch {
    // A device without room: old tabs then ask the host, which has the files too.
  }
  await shell.activate(event);
  // The very first worker serves the page that registered it from now on, and caches what it shows.
  await self.clients.claim();
};
