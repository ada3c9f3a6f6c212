import { Workbox } from 'workbox-window';

/** Registers the service worker, which from then on opens the shop; a refusal leaves the page as it is. */
export const registerWorker = async (): Promise<void> => {
  if (!('serviceWorker' in navigator)) return;
  const worker = new Workbox('/sw.js', { updateViaCache: 'none' });
  try {
    await worker.register();
  } catch (error) {
    reportError(error);
  }
};
