import { LRUCache } from 'lru-cache';

/** Caches answers by address; concurrent requests for one address share one answer. `make` learns whether anybody waits for what it makes. */
export interface ViewCache<T> {
  readonly get: (address: string, make: (isAwaited: boolean) => Promise<T>) => Promise<T>;
  /** Drops all answers; one in progress is still served to those waiting for it, but to nobody after them. */
  readonly drop: () => void;
}

interface ViewCacheOptions<T> {
  /** Up to this age an answer is served unchanged. With 0, only concurrent requests share one. */
  readonly maxAgeMs: number;
  /** Up to this age it is still served while a newer one is rendered. */
  readonly maxStaleMs?: number;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
  readonly bytesOf?: (answer: T) => number;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly answer: Promise<T>;
  /** When rendering began: its data may be as old as that. */
  readonly at: number;
  readonly isDone: boolean;
  readonly bytes: number;
  isRenewed: boolean;
}

/** Keeps the most recently used answers within both limits; failures are not cached, and a failed renewal keeps the old answer. */
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
        // Dropped meanwhile: it may have been rendered before the change that caused the drop.
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
      if (known === undefined || (known.isDone && age >= Math.max(maxAgeMs, maxStaleMs)))
        return add(address, make(true));
      if (known.isDone && age >= maxAgeMs && !known.isRenewed) renew(address, known, make(false));
      return known.answer;
    },
    drop: () => entries.clear(),
  };
};
