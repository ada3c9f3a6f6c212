/** Caches answers by address for a few seconds; concurrent requests for one address share one answer. */
export interface ViewCache<T> {
  readonly get: (address: string, make: () => Promise<T>) => Promise<T>;
}

/**
 * Holds the `maxEntries` newest; failures are not cached. With `maxAgeMs` 0 only concurrent requests share an answer.
 */
export const createViewCache = <T>(maxAgeMs: number, maxEntries = 300, now: () => number = Date.now): ViewCache<T> => {
  const entries = new Map<string, { readonly answer: Promise<T>; readonly at: number; isDone: boolean }>();
  return {
    get: (address, make) => {
      const known = entries.get(address);
      if (known !== undefined && (!known.isDone || now() - known.at < maxAgeMs)) return known.answer;
      const answer = make();
      const entry = { answer, at: now(), isDone: false };
      entries.delete(address);
      entries.set(address, entry);
      const forget = (): void => {
        if (entries.get(address) === entry) entries.delete(address);
      };
      answer.then(() => {
        entry.isDone = true;
        if (maxAgeMs === 0) forget();
      }, forget);
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries) break;
        entries.delete(oldest);
      }
      return answer;
    },
  };
};
