/** Runs a work one at a time: who asks while it runs shares one more run after it. */
export const coalesce = <T>(work: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const run = (): Promise<T> => {
    running = work().finally(() => {
      running = null;
    });
    return running;
  };
  return () => {
    if (running === null) return run();
    const rerun = (): Promise<T> => {
      next = null;
      return run();
    };
    next ??= running.then(rerun, rerun);
    return next;
  };
};
