import { shellCache } from '#offline/storage-names.ts';
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPage } from './addresses.ts';
import { isAssetRequest, cacheOldAssets, serveOldAsset } from './old-assets.ts';

declare const self: ServiceWorkerGlobalScope;

/** Caches every file of the shell before this worker serves anything, and opens every page from it. */
export const serveShell = (files: PrecacheEntry[]): void => {
  const shell = new PrecacheController({ cacheName: shellCache });
  shell.addToCacheList(files);
  self.addEventListener('install', (event) => void shell.install(event));
  self.addEventListener('activate', (event) => event.waitUntil(activate(shell, event)));
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '' }));
  registerRoute(isAssetRequest, serveOldAsset);
  registerRoute(new NavigationRoute(shell.createHandlerBoundToURL('/index.html'), { allowlist: [isPage] }));
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
