import { refreshTag } from '#offline/storage-names.ts';

/** Only Chromium has it, so it is in no library of types. */
interface PeriodicSyncManager {
  readonly register: (tag: string, options: Readonly<Record<'minInterval', number>>) => Promise<void>;
}

/** A registration of a browser that can wake its worker at intervals. */
export type RefreshingRegistration = ServiceWorkerRegistration & { readonly periodicSync: PeriodicSyncManager };

/** Twice a day at most; the browser chooses a moment with power and a network that costs nothing. */
const minIntervalMs = 12 * 60 * 60 * 1000;

/** Has the browser wake the worker to refresh what is on the device, where it lets the installed app. */
export const registerRefresh = async ({ periodicSync }: RefreshingRegistration): Promise<void> => {
  try {
    // Older libraries of types do not know the name.
    const name = 'periodic-background-sync' as PermissionName;
    if ((await navigator.permissions.query({ name })).state !== 'granted') return;
    // Refused while the first worker of all installs.
    await navigator.serviceWorker.ready;
    await periodicSync.register(refreshTag, { minInterval: minIntervalMs });
  } catch {
    // Switched off in this browser: copies are as old as the last visit.
  }
};
