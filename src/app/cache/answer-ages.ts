const ages = new WeakMap<AbortSignal, number>();

/** Records that a call was answered by a copy stored at `storedAt`; of several calls of one query the oldest counts. */
export const recordAge = (storedAt: number, signal: AbortSignal | undefined): void => {
  if (signal !== undefined) ages.set(signal, Math.min(storedAt, ages.get(signal) ?? storedAt));
};

/** When the oldest copy among the answers to a query was stored; undefined where all came from the store. */
export const ageOf = (signal: AbortSignal): number | undefined => ages.get(signal);
