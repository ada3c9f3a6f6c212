const ages = new WeakMap<AbortSignal, number>();

/** Records that a copy stored at `storedAt` answered a call; if a query makes several calls, the oldest copy counts. */
export const recordAge = (storedAt: number, signal: AbortSignal | undefined): void => {
  if (signal !== undefined) ages.set(signal, Math.min(storedAt, ages.get(signal) ?? storedAt));
};

/** When the oldest copy among a query's answers was stored; undefined if all came from the store. */
export const ageOf = (signal: AbortSignal): number | undefined => ages.get(signal);
