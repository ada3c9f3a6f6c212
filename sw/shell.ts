import { shellCache } from '#offline/storage-names.ts';
import { readWorkerRequest, type ShellAnswer } from '#offline/worker-messages.ts';
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
 * Opens every page from the shell files, or with a view that the host rendered. A first worker serves as soon as it has what every start
 * needs, caches what the first visit loaded, and fetches the rest later; one that replaces another is ready only when everything is cached.
 */
export const serveShell = (list: ShellFile[], cacheImage: CacheImage): void => {
  const shell = new PrecacheController({ cacheName: shellCache });
  shell.addToCacheList(list);
  const files = createShellFiles(shell, list);
  const views = createViews(shell);
  self.addEventListener('install', (event) => {
    event.waitUntil(self.registration.active === null ? files.cacheBoot() : files.cacheAll());
  });
  // Pages wait for this to end, so nothing else is done here. The very first worker now controls the page that registered it, and caches
  // what it shows.
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('message', (event: ExtendableMessageEvent) => {
    const request = readWorkerRequest(event.data);
    // What can't be fetched now is fetched at the page's next check for updates, or at the next start.
    if (request?.type === 'complete-shell') event.waitUntil(answerComplete(event, tidy()));
    if (request?.type === 'cache-visit') event.waitUntil(cacheVisit(request.addresses ?? [], event));
    if (request?.type === 'cache-view') event.waitUntil(cacheViews(request.addresses ?? []));
  });
  const tidy = async (): Promise<void> => {
    // A page still loading when the first worker became active could not be claimed then.
    await claimPages();
    await files.cacheAll();
    await forgetOldFiles(shell);
    await views.forgetOld();
  };
  const answerComplete = async ({ ports: [port] }: ExtendableMessageEvent, done: Promise<void>): Promise<void> => {
    const isDone: ShellAnswer = await done.then(
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
      // If the host does not answer or the device is full, the next visit is only slower to paint.
      if (url.origin === location.origin) await views.store(url).catch(() => undefined);
    }
  };
  registerRoute(new PrecacheRoute(shell, { directoryIndex: '' }));
  registerRoute(isAssetRequest, serveOldAsset);
  const openShell = shell.createHandlerBoundToURL(shellDocument);
  const openPage: typeof openShell = async (options) => (await views.match(options.url)) ?? openShell(options);
  registerRoute(new NavigationRoute(openPage, { allowlist: [isPage] }));
};

/** Moves the previous build's files aside, and deletes those of older builds. */
const forgetOldFiles = async (shell: PrecacheController): Promise<void> => {
  const keys = new Set(shell.getURLsToCacheKeys().values());
  const cache = await caches.open(shellCache);
  const leaving = (await cache.keys()).filter(({ url }) => !keys.has(url));
  if (!(await isAlone())) return;
  try {
    await cacheOldAssets(cache, leaving);
  } catch {
    // The device is full: old tabs then request the files from the host, which has them too.
  }
  for (const request of leaving) if (await isAlone()) await cache.delete(request);
};

/** Whether no worker is about to replace this one: it would take a file for cached that this one is deleting. */
const isAlone = async (): Promise<boolean> =>
  (await claimPages()) && self.registration.installing === null && self.registration.waiting === null;
