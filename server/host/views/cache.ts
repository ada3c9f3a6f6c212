/** Caches answers by address for a few seconds; concurrent requests for one address share one answer. */
export interface ViewCache<T> {
  readonly get: (address: string, make: () => Promise<T>) => Promise<T>;
}

interface ViewCacheOptions<T> {
  /** With 0 only concurrent requests share an answer. */
  readonly maxAgeMs: number;
  readonly maxEntries?: number;
  readonly maxBytes?: number;
  readonly bytesOf?: (answer: T) => number;
  readonly now?: () => number;
}

interface Entry<T> {
  readonly answer: Promise<T>;
  readonly at: number;
  isDone: boolean;
  bytes: number;
}

/** Holds the newest within both limits; failures are not cached. */
export const createViewCache = <T>({
  maxAgeMs,
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
  return {
    get: (address, make) => {
      const known = entries.get(address);
      if (known !== undefined && (!known.isDone || now() - known.at < maxAgeMs)) return known.answer;
      const answer = make();
      const entry: Entry<T> = { answer, at: now(), isDone: false, bytes: 0 };
      if (known !== undefined) remove(address, known);
      entries.set(address, entry);
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
      trim();
      return answer;
    },
  };
};
