import { journalSyncTag } from '#offline/storage-names.ts';
import { postToWorker } from '#offline/post-to-worker.ts';

interface SyncManager {
  readonly register: (tag: string) => Promise<void>;
}

const syncOf = (registration: ServiceWorkerRegistration): SyncManager | null =>
  // Only Chromium has it, so it is in no library of types.
  'sync' in registration ? (registration.sync as SyncManager) : null;

/** Asks the browser to wake the worker once there is a network. */
export const registerSync = async (): Promise<void> => {
  // Private windows of some browsers have no workers at all.
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller === null) return;
  try {
    await syncOf(await navigator.serviceWorker.ready)?.register(journalSyncTag);
  } catch {
    // Switched off in this browser: the pages send by themselves.
  }
};

/** Has the worker send what waits, as when this page is left. */
export const requestWorkerDrain = (): void => {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (worker !== null) postToWorker(worker, 'drain');
};
