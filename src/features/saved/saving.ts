import { askToPersist } from '#shopper/ask-to-persist.ts';
import type { Shop } from '#shopper/shop.tsx';
import { fetchSet } from './fetch-set.ts';
import { removeSet, type SavedSet, writeSet } from './saved-set.ts';

/** How far the fetching of a set is; `total` is 0 until it is known. */
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

/** Those whose shopper pressed Stop: what is here by then stays. */
const stopped = new Set<string>();

// Of this page: another screen shows how far it is, and leaving one does not end it.
const jobs = new Map<string, Job>();
const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** Calls back when a fetching begins, goes on or ends. */
export const subscribeProgress = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** How far the fetching of a set is, or null where none is under way in this page. */
export const progressOf = (cacheName: string): Progress | null => jobs.get(cacheName)?.progress ?? null;

/**
 * Fetches a set, or what is missing of one that was cut; `isUpdate`: all of it again. Resolves with how it ended. One that is
 * under way is not begun twice.
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
  writeSet(shop.audience, begun);
  const run = async (): Promise<SavedSet['end']> => {
    try {
      const { total, saved, end } = await fetchSet(shop, begun, {
        signal: controller.signal,
        since: isUpdate ? Date.now() : 0,
        onProgress: (nowSaved, nowTotal) => {
          const job = jobs.get(set.cacheName);
          if (job !== undefined) job.progress = { saved: nowSaved, total: nowTotal };
          changed();
          // A page that is closed half-way leaves a record of how far it came.
          if (nowSaved > set.saved && nowSaved % productsBetweenRecords === 0) {
            writeSet(shop.audience, { ...begun, total: nowTotal, saved: nowSaved });
          }
        },
      });
      if (controller.signal.aborted && !stopped.has(set.cacheName)) return end;
      writeSet(shop.audience, {
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
  // The job is known before its first step, which tells of it.
  const done = Promise.resolve().then(run);
  jobs.set(set.cacheName, { controller, progress: { saved: 0, total: set.total }, done });
  changed();
  return done;
};

/** Ends the fetching of a set; what is on the device stays, and can be gone on with. */
export const stopSaving = (cacheName: string): void => {
  stopped.add(cacheName);
  jobs.get(cacheName)?.controller.abort();
};

/** Removes a set, and ends what is fetching it. */
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

/** The sets of which nothing is on the device any more: the browser has taken them away, or the shop has, for want of room. */
export const goneOf = async (sets: readonly SavedSet[]): Promise<ReadonlySet<string>> => {
  const gone = await Promise.all(
    sets.map(async ({ cacheName, saved }) => (saved > 0 && !(await caches.has(cacheName)) ? [cacheName] : [])),
  );
  return new Set(gone.flat());
};
