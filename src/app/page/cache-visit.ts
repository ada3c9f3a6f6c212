import { messageSW } from 'workbox-window/messageSW.js';
import { sleep } from '#offline/sleep.ts';
import type { ShellAnswer, WorkerRequest } from '#offline/worker-messages.ts';
import { postToWorker } from '#offline/post-to-worker.ts';

/** Leaves the first moments of a page to the page itself; what it shows is cached earlier. */
const restMs = 1_000;

/** How long caching the rest of the app may take. */
const completeTimeoutMs = 60_000;

/**
 * Makes the worker cache the files and pictures that this page fetches without it, as they are fetched, so that one short visit
 * is enough to open the page again without a connection; once the page is idle, also the rest of the app and the host's view of
 * the page. Calls `onIncomplete` if the worker fails to cache it all.
 */
export const cacheVisit = (registration: ServiceWorkerRegistration, onIncomplete: () => void): void => {
  const { href } = location;
  const workerNow = () => registration.active ?? registration.waiting ?? registration.installing;
  const post = (addresses: string[]): void => {
    const worker = workerNow();
    if (worker !== null && addresses.length > 0) postToWorker(worker, 'cache-visit', addresses);
  };
  const complete = async (): Promise<boolean> => {
    await navigator.serviceWorker.ready;
    await sleep(restMs);
    const worker = workerNow();
    if (worker === null || !(await cacheApp(worker))) return false;
    postToWorker(worker, 'cache-view', [href]);
    return true;
  };
  new PerformanceObserver((list) =>
    post(list.getEntries().flatMap((entry) => (isFetchedWithoutWorker(entry) ? entry.name : []))),
  ).observe({ type: 'resource', buffered: true });
  void Promise.race([complete(), sleep(completeTimeoutMs)]).then((isComplete) => {
    if (isComplete !== true) onIncomplete();
  });
};

/** Makes a worker cache what it lacks of the app; false if it can't fetch it all. */
export const cacheApp = async (worker: ServiceWorker): Promise<boolean> => {
  const request: WorkerRequest = { type: 'complete-shell' };
  const isComplete: ShellAnswer = (await messageSW(worker, request)) === true;
  return isComplete;
};

const isFetchedWithoutWorker = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming &&
  entry.workerStart === 0 &&
  /^(?!fetch|beacon)/.test(entry.initiatorType);
