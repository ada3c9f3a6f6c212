import { askToPersist } from '#shopper/ask-to-persist.ts';
import type { Shop } from '#shopper/shop.tsx';
import { fetchSet } from './fetch-set.ts';
import { beginSet, removeSet, renewSet, type SavedSet } from './saved-set.ts';

/** The progress of fetching a set; `total` is 0 until known. */
export interface Progress {
  readonly saved: number;
  readonly total: number;
}

interface Job {
  readonly controller: AbortController;
  progress: Progress;
  readonly done: Promise<SavedSet['end']>;
}

const productsBetweenRecords = 10;

/** Sets whose shopper pressed Stop: what was fetched by then stays. */
const stopped = new Set<string>();

// Page-wide: another screen can show the progress, and leaving a screen doesn't stop a job.
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back when fetching starts, progresses or ends. */
export const subscribeProgress = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The progress of fetching a set, or null if this page isn't fetching it. */
export const progressOf = (cacheName: string): Progress | null => jobs.get(cacheName)?.progress ?? null;

/**
 * Fetches a set, or what is missing of an incomplete one; with `isUpdate`, all of it again. Resolves to how it ended. Returns the
 * running job if there is one.
 */
export const startSaving = (
  shop: Shop,
  set: SavedSet,
  { isUpdate }: { readonly isUpdate: boolean },
): Promise<SavedSet['end']> => {
  const running = jobs.get(set.cacheName);
  if (running !== undefined) return running.done;
  void askToPersist();
  const controller = new AbortController();
  const begun: SavedSet = { ...set, end: 'cut' };
  beginSet(shop.audience, begun);
  const run = async (): Promise<SavedSet['end']> => {
    try {
      const { total, saved, end } = await fetchSet(shop, begun, {
        signal: controller.signal,
        since: isUpdate ? Date.now() : 0,
        onProgress: (nowSaved, nowTotal) => {
          const job = jobs.get(set.cacheName);
          if (job !== undefined) job.progress = { saved: nowSaved, total: nowTotal };
          changed();
          // Records the progress, in case the page is closed halfway.
          if (nowSaved > set.saved && nowSaved % productsBetweenRecords === 0) {
            renewSet(shop.audience, { ...begun, total: nowTotal, saved: nowSaved });
          }
        },
      });
      if (controller.signal.aborted && !stopped.has(set.cacheName)) return end;
      if (!(await caches.has(set.cacheName))) {
        // Deleted to make room, or removed by another tab, while this page still wrote to it.
        renewSet(shop.audience, { ...begun, total, saved: 0, bytes: 0, savedAt: null, end: 'no-room' });
        return 'no-room';
      }
      renewSet(shop.audience, {
        ...begun,
        total,
        saved: end === 'whole' ? saved : Math.max(saved, set.saved),
        bytes: await bytesOf(set.cacheName),
        savedAt: end === 'cut' ? set.savedAt : Date.now(),
        end,
      });
      return end;
    } finally {
      jobs.delete(set.cacheName);
      stopped.delete(set.cacheName);
      changed();
    }
  };
  // Deferred, so that the job is registered before its first step reports progress.
  const done = Promise.resolve().then(run);
  jobs.set(set.cacheName, { controller, progress: { saved: 0, total: set.total }, done });
  changed();
  return done;
};

/** Stops fetching a set; what is on the device stays, and fetching can be resumed. */
export const stopSaving = (cacheName: string): void => {
  stopped.add(cacheName);
  jobs.get(cacheName)?.controller.abort();
};

/** Removes a set, and stops fetching it. */
export const removeSaved = async (shop: Shop, cacheName: string): Promise<void> => {
  const job = jobs.get(cacheName);
  job?.controller.abort();
  await job?.done.catch(() => undefined);
  await removeSet(shop.audience, cacheName);
};

const bytesOf = async (cacheName: string): Promise<number> => {
  let bytes = 0;
  for (const response of await (await caches.open(cacheName)).matchAll()) bytes += (await response.blob()).size;
  return bytes;
};

/** The sets of which nothing is left on the device: evicted by the browser, or by the shop for lack of room. */
export const goneOf = async (sets: readonly SavedSet[]): Promise<ReadonlySet<string>> => {
  const gone = await Promise.all(
    sets.map(async ({ cacheName, saved }) => (saved > 0 && !(await caches.has(cacheName)) ? [cacheName] : [])),
  );
  return new Set(gone.flat());
};
