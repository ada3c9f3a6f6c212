/**
 * Has those who ask under one key at the same time share one run of the work. Who waits for a run that fails does their own:
 * another's may have ended because its client left.
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
