import { workerAddress } from '#offline/worker-address.ts';

/**
 * Registers the service worker, which from then on opens the shop; null where workers are refused: the page does without.
 * The browser asks the host for `sw.js` itself; what that imports is named by its content.
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  try {
    return (await navigator.serviceWorker?.register(workerAddress('/sw.js'), { updateViaCache: 'imports' })) ?? null;
  } catch {
    // Private windows and some settings refuse every worker; there is nothing to mend.
    return null;
  }
};
