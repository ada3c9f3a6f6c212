/** Runs `work` one at a time: all callers during a run share one more run after it. */
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

/** Runs `work` one at a time: all callers during a run share that run. */
export const shareRun = <A extends readonly unknown[], T>(
  work: (...input: A) => Promise<T>,
): ((...input: A) => Promise<T>) => {
  let running: Promise<T> | null = null;
  return (...input) => {
    running ??= work(...input).finally(() => {
      running = null;
    });
    return running;
  };
};
