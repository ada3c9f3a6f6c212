import { shellCache } from '#offline/storage-names.ts';
import { readWorkerRequest } from '#offline/worker-messages.ts';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPage } from './addresses.ts';
import { claimPages } from './claim-pages.ts';
import type { CacheImage } from './images.ts';
import { isAssetRequest, cacheOldAssets, serveOldAsset } from './old-assets.ts';
import { createShellFiles, shellDocument, type ShellFile } from './shell-files.ts';
import { createViews } from './views.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Opens every page from the files of the shell, or with a view that the host rendered. A first worker serves as soon as it has what every start needs, is given what the
 * first visit showed, and fetches the rest later; one that follows another is ready when all of it is cached.
 */
export const serveShell = (list: ShellFile[], cacheImage: CacheImage): void => {
  const shell = new PrecacheController({ cacheName: shellCache });
  shell.addToCacheList(list);
  const files = createShellFiles(shell, list);
  const views = createViews(shell);
  self.addEventListener('install', (event) => {
    event.waitUntil(self.registration.active === null ? files.cacheBoot() : files.cacheAll());
  });
  // Pages wait for this to end, so nothing else is done here. The very first worker serves the page that registered it from
  // now on, and caches what it shows.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const request = readWorkerRequest(event.data);
    // What does not come now is missing at the next start, and fetched then.
    if (request?.type === 'complete-shell') event.waitUntil(answer(event, tidy()));
    if (request?.type === 'cache-visit') event.waitUntil(cacheVisit(request.addresses ?? [], event));
    if (request?.type === 'cache-view') event.waitUntil(cacheViews(request.addresses ?? []));
  });
  const tidy = async (): Promise<void> => {
    // A page that was on its way when the first worker became active was not there to be claimed.
    await claimPages();
    await files.cacheAll();
    await forgetOldFiles(shell);
    await views.forgetOld();
  };
  const answer = async ({ ports: [port] }: ExtendableMessageEvent, done: Promise<void>): Promise<void> => {
    const isDone = await done.then(
      () => true,
      () => false,
    );
    port?.postMessage(isDone);
  };
  const cacheVisit = async (addresses: readonly string[], event: ExtendableEvent): Promise<void> => {
    const others = await files.cacheVisit(addresses).catch(() => addresses);
    await Promise.all(others.map((address) => cacheImage(address, event)));
  };
  const cacheViews = async (addresses: readonly string[]): Promise<void> => {
    for (const address of addresses) {
      const url = new URL(address, location.href);
      // A host that does not answer, or a device without room, costs the next visit its first moments.
      if (url.origin === location.origin) await views.store(url).catch(() => undefined);
    }
  };
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '' }));
  registerRoute(isAssetRequest, serveOldAsset);
  const openShell = shell.createHandlerBoundToURL(shellDocument);
  const openPage: typeof openShell = async (options) => (await views.match(options.url)) ?? openShell(options);
  registerRoute(new NavigationRoute(openPage, { allowlist: [isPage] }));
};

/** Puts the files of the build before aside, and deletes those of older ones. */
const forgetOldFiles = async (shell: PrecacheController): Promise<void> => {
  const keys = new Set(shell.getURLsToCacheKeys().values());
  const cache = await caches.open(shellCache);
  const leaving = (await cache.keys()).filter(({ url }) => !keys.has(url));
  if (!(await isAlone())) return;
  try {
    await cacheOldAssets(cache, leaving);
  } catch {
    // A device without room: old tabs then ask the host, which has the files too.
  }
  for (const request of leaving) if (await isAlone()) await cache.delete(request);
};

/** Whether no worker is about to follow this one: it would take a file for cached that this one deletes. */
const isAlone = async (): Promise<boolean> =>
  (await claimPages()) && self.registration.installing === null && self.registration.waiting === null;
