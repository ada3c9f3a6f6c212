/** Remembers answers by address for a few seconds, and lets those who ask at the same time share one. */
export interface ViewCache<T> {
  readonly get: (address: string, make: () => Promise<T>) => Promise<T>;
}

/** Keeps the `most` latest; a failure is not kept. `maxAgeMs` 0 only shares what is under way. */
export const createViewCache = <T>(maxAgeMs: number, most = 300, now: () => number = Date.now): ViewCache<T> => {
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
        if (entries.size <= most) break;
        entries.delete(oldest);
      }
      return answer;
    },
  };
};
