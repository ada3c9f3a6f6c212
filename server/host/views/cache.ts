import { LRUCache } from 'lru-cache';

/** Caches answers by address; concurrent requests for one address share one answer. */
export interface ViewCache<T> {
  readonly get: (address: string, make: () => Promise<T>) => Promise<T>;
  /** Forgets all answers; one that is being made is served to those who wait for it, and to nobody after them. */
  readonly drop: () => void;
}

interface ViewCacheOptions<T> {
  /** Up to this age an answer is served as it is. With 0 only concurrent requests share one. */
  readonly maxAgeMs: number;
  /** Up to this age it is served once more while a newer one is made. */
  readonly maxStaleMs?: number;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
  readonly bytesOf?: (answer: T) => number;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly answer: Promise<T>;
  /** When it was begun to be made: what it is made of may be as old. */
  readonly at: number;
  readonly isDone: boolean;
  readonly bytes: number;
  isRenewed: boolean;
}

/** Holds the most recently used within both limits; failures are not cached, and a failed renewal leaves what is there. */
export const createViewCache = <T>({
  maxAgeMs,
  maxStaleMs = 0,
  maxEntries = 300,
  maxBytes = Number.MAX_SAFE_INTEGER,
  bytesOf = () => 0,
  now = Date.now,
}: ViewCacheOptions<T>): ViewCache<T> => {
  const entries = new LRUCache<string, Entry<T>>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });
  const isThere = (address: string, entry: Entry<T>): boolean => entries.peek(address) === entry;
  const add = (address: string, answer: Promise<T>): Promise<T> => {
    const entry: Entry<T> = { answer, at: now(), isDone: false, bytes: 0, isRenewed: false };
    entries.set(address, entry);
    answer.then(
      (made) => {
        if (!isThere(address, entry)) return;
        if (maxAgeMs === 0) entries.delete(address);
        else entries.set(address, { ...entry, isDone: true, bytes: bytesOf(made) });
      },
      () => {
        if (isThere(address, entry)) entries.delete(address);
      },
    );
    return answer;
  };
  const renew = (address: string, stale: Entry<T>, answer: Promise<T>): void => {
    const at = now();
    stale.isRenewed = true;
    answer.then(
      (made) => {
        // Dropped meanwhile: it may have been made before what it was dropped for.
        if (!isThere(address, stale)) return;
        entries.set(address, { answer, at, isDone: true, bytes: bytesOf(made), isRenewed: false });
      },
      () => {
        stale.isRenewed = false;
      },
    );
  };
  return {
    get: (address, make) => {
      const known = entries.get(address);
      const age = known === undefined ? Infinity : now() - known.at;
      if (known === undefined || (known.isDone && age >= Math.max(maxAgeMs, maxStaleMs))) return add(address, make());
      if (known.isDone && age >= maxAgeMs && !known.isRenewed) renew(address, known, make());
      return known.answer;
    },
    drop: () => entries.clear(),
  };
};
