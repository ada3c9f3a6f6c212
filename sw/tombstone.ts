import { removeOurCaches } from '#offline/builds/shell-caches.ts';

declare const self: ServiceWorkerGlobalScope;

// Stands where the worker stood when a host wants none: it takes the caches and itself away. What the shopper made and
// the store has not got is in the database, which stays; the page sends it.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(goAway()));

const goAway = async (): Promise<void> => {
  await removeOurCaches();
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) {
    page.postMessage({ type: 'worker-gone' });
  }
};
