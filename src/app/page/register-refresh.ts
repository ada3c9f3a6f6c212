import { refreshTag } from '#offline/storage-names.ts';

/** Only Chromium has it, so TypeScript's libraries don't declare it. */
interface PeriodicSyncManager {
  readonly register: (tag: string, options: Readonly<Record<'minInterval', number>>) => Promise<void>;
}

/** A registration in a browser that supports Periodic Background Sync. */
export type RefreshingRegistration = ServiceWorkerRegistration & { readonly periodicSync: PeriodicSyncManager };

/** At most twice a day; the browser chooses a moment with power and an unmetered network. */
const minIntervalMs = 12 * 60 * 60 * 1000;

/** Asks the browser to wake the worker regularly to refresh what is on the device, if the installed app is allowed to. */
export const registerRefresh = async ({ periodicSync }: RefreshingRegistration): Promise<void> => {
  try {
    // TypeScript's older libraries don't know the name.
    const name = 'periodic-background-sync' as PermissionName;
    if ((await navigator.permissions.query({ name })).state !== 'granted') return;
    // Registering is refused while the very first worker is installing.
    await navigator.serviceWorker.ready;
    await periodicSync.register(refreshTag, { minInterval: minIntervalMs });
  } catch {
    // Disabled in this browser: copies are as old as the last visit.
  }
};
