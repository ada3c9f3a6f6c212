import { removeOurCaches } from '#offline/builds/shell-caches.ts';
import type { WorkerGone } from '#offline/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

// Served in place of the worker by a host that has it switched off: removes the caches and then itself. Changes that the store does not
// have yet stay in the database; the page sends them.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(goAway()));

const gone: WorkerGone = { type: 'worker-gone' };

const goAway = async (): Promise<void> => {
  await removeOurCaches();
  await self.registration.unregister();
  for (const page of await self.clients.matchAll({ includeUncontrolled: true })) {
    page.postMessage(gone);
  }
};
