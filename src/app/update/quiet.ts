import { sleep } from '#offline/sleep.ts';

/** A page is quiet once nothing has arrived for this long. */
const quietMs = 500;

/** A page that never stops loading is not waited for longer. */
const maxWaitMs = 5_000;

/** Calls `arrived` for each response that reaches this page; returns how to stop. */
type Watch = (arrived: () => void) => () => void;

const watchResponses: Watch = (arrived) => {
  const observer = new PerformanceObserver(arrived);
  observer.observe({ type: 'resource' });
  return () => observer.disconnect();
};

/**
 * Resolves once this page no longer loads anything. Chromium keeps a worker for another 30 seconds if a request arrives while it is being
 * replaced, and what the press on "Reload" itself makes the page load arrives just then.
 */
export const untilQuiet = async (watch = watchResponses): Promise<void> => {
  let lastAt = Date.now();
  const giveUpAt = lastAt + maxWaitMs;
  const stop = watch(() => (lastAt = Date.now()));
  const leftMs = (): number => Math.min(lastAt + quietMs, giveUpAt) - Date.now();
  for (let waitMs = quietMs; waitMs > 0; waitMs = leftMs()) await sleep(waitMs);
  stop();
};
