/**
 * Concurrent callers with the same key share one run of the work. Callers waiting for a run that fails do their own: the other may have
 * ended because its client disconnected.
 */
export const shareRuns = <T>(): ((key: string, work: () => Promise<T>) => Promise<T>) => {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const others = running.get(key);
    if (others !== undefined) return others.catch(work);
    const own = work().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
};
