import { journalSyncTag } from '#offline/storage-names.ts';
import { postToWorker } from '#offline/post-to-worker.ts';

interface SyncManager {
  readonly register: (tag: string) => Promise<void>;
}

const syncOf = (registration: ServiceWorkerRegistration): SyncManager | null =>
  // Only Chromium has it, so TypeScript's libraries don't declare it.
  'sync' in registration ? (registration.sync as SyncManager) : null;

/** Asks the browser to wake the worker once there is a network. */
export const registerSync = async (): Promise<void> => {
  // Private windows of some browsers have no service workers at all.
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  try {
    await syncOf(await navigator.serviceWorker.ready)?.register(journalSyncTag);
  } catch {
    // Disabled in this browser: the pages send by themselves.
  }
};

/** Tells the worker to send waiting changes, for instance when the shopper leaves this page. */
export const requestWorkerDrain = (): void => {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker !== null) postToWorker(worker, 'drain');
};
