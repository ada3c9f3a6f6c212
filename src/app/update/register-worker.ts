import { workerAddress } from '#offline/worker-address.ts';

/**
 * Registers the service worker, which opens the shop from then on; null if workers are refused or `sw.js` can't be fetched: the page works
 * without one. The browser fetches `sw.js` itself from the host; its imports have content hashes in their names.
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (import.meta.env.DEV) return null;
  try {
    return (await navigator.serviceWorker?.register(workerAddress('/sw.js'), { updateViaCache: 'imports' })) ?? null;
  } catch {
    // Private windows and some settings refuse every worker; after a lost connection, the next update check tries again.
    return null;
  }
};
