import { Workbox } from 'workbox-window';

/** Registers the service worker, which from then on opens the shop; null where workers are refused: the page does without. */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator)) return null;
  try {
    return (await new Workbox('/sw.js', { updateViaCache: 'none' }).register()) ?? null;
  } catch {
    // Private windows and some settings refuse every worker; there is nothing to mend.
    return null;
  }
};
