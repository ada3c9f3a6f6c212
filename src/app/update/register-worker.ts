import { workerAddress } from '#offline/worker-address.ts';

/**
 * Registers the service worker, which opens the shop from then on; null if workers are refused: the page works without one.
 * The browser fetches `sw.js` itself from the host; its imports have content hashes in their names.
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  try {
    return (await navigator.serviceWorker?.register(workerAddress('/sw.js'), { updateViaCache: 'imports' })) ?? null;
  } catch {
    // Private windows and some settings refuse every worker; there is nothing to fix.
    return null;
  }
};
