import { Workbox } from 'workbox-window';

/** Registers the service worker, which from then on opens the shop. Where workers are refused the page does without. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  try {
    await new Workbox('/sw.js', { updateViaCache: 'none' }).register();
  } catch {
    // Private windows and some settings refuse every worker; there is nothing to mend.
  }
};
