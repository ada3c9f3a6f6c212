const ages = new WeakMap<AbortSignal, number>();

/** Notes that a call was answered by a copy put away at `storedAt`; of several calls for one question the oldest counts. */
export const recordAge = (storedAt: number, signal: AbortSignal | undefined): void => {
  if (signal !== undefined) ages.set(signal, Math.min(storedAt, ages.get(signal) ?? storedAt));
};

/** When the oldest copy among the answers to a question was put away; undefined where all came from the store. */
export const ageOf = (signal: AbortSignal): number | undefined => ages.get(signal);
