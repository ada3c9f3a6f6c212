import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { isPage } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The files of the shell with their digests, put in when the page is built. */
  __WB_MANIFEST: PrecacheEntry[];
};

// The shell: every file of it is here before this worker serves anything.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });
cleanupOutdatedCaches();

// Every page opens from the shell, with or without a network.
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: [isPage] }));

// A new version waits until the page says that it may take over.
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING') {
    void self.skipWaiting();
  }
});
