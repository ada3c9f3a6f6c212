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
  isDone: boolean;
  isRenewed: boolean;
  bytes: number;
}

/** Holds the newest within both limits; failures are not cached, and a failed renewal leaves what is there. */
export const createViewCache = <T>({
  maxAgeMs,
  maxStaleMs = 0,
  maxEntries = 300,
  maxBytes = Number.POSITIVE_INFINITY,
  bytesOf = () => 0,
  now = Date.now,
}: ViewCacheOptions<T>): ViewCache<T> => {
  const entries = new Map<string, Entry<T>>();
  let bytes = 0;
  const remove = (address: string, entry: Entry<T>): void => {
    if (entries.get(address) !== entry) return;
    entries.delete(address);
    bytes -= entry.bytes;
  };
  const trim = (): void => {
    for (const [address, oldest] of entries) {
      if (entries.size <= maxEntries && bytes <= maxBytes) break;
      remove(address, oldest);
    }
  };
  const put = (address: string, entry: Entry<T>): void => {
    const former = entries.get(address);
    if (former !== undefined) remove(address, former);
    entries.set(address, entry);
    bytes += entry.bytes;
    trim();
  };
  const add = (address: string, answer: Promise<T>): Promise<T> => {
    const entry: Entry<T> = { answer, at: now(), isDone: false, isRenewed: false, bytes: 0 };
    put(address, entry);
    answer.then(
      (made) => {
        entry.isDone = true;
        if (maxAgeMs === 0) return remove(address, entry);
        if (entries.get(address) !== entry) return;
        entry.bytes = bytesOf(made);
        bytes += entry.bytes;
        trim();
      },
      () => remove(address, entry),
    );
    return answer;
  };
  const renew = (address: string, stale: Entry<T>, answer: Promise<T>): void => {
    const at = now();
    stale.isRenewed = true;
    answer.then(
      (made) => {
        // Dropped meanwhile: it may have been made before what it was dropped for.
        if (entries.get(address) !== stale) return;
        put(address, { answer, at, isDone: true, isRenewed: false, bytes: bytesOf(made) });
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
    drop: () => {
      entries.clear();
      bytes = 0;
    },
  };
};
