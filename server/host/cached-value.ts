/** Caches the result of `load` for `maxAgeMs`; if a reload fails, the last good value stays in use. */
export const createCachedValue = <T>(
  load: () => Promise<T>,
  maxAgeMs: number,
  onFailed: (error: unknown) => void,
): (() => Promise<T>) => {
  let last: { value: T; at: number } | undefined;
  let pending: Promise<T> | undefined;
  const renew = (): Promise<T> => {
    pending ??= load()
      .then((value) => {
        last = { value, at: Date.now() };
        return value;
      })
      .finally(() => {
        pending = undefined;
      });
    return pending;
  };
  return async () => {
    if (last !== undefined && Date.now() - last.at < maxAgeMs) return last.value;
    try {
      return await renew();
    } catch (error) {
      if (last === undefined) throw error;
      onFailed(error);
      last = { ...last, at: Date.now() };
      return last.value;
    }
  };
};
