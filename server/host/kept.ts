/** Keeps what `load` gave for a while; a failed renewal leaves the last good one in use. */
export const kept = <T>(
  load: () => Promise<T>,
  maxAgeMs: number,
  onFailed: (error: unknown) => void,
): (() => Promise<T>) => {
  let last: { value: T; at: number } | undefined;
  let under: Promise<T> | undefined;
  const renew = (): Promise<T> => {
    under ??= load()
      .then((value) => {
        last = { value, at: Date.now() };
        return value;
      })
      .finally(() => {
        under = undefined;
      });
    return under;
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
