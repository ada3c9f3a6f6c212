import { postToWorker } from '#offline/worker-messages.ts';

/** Leaves the first moments of a page to the page; what it showed is on the device before. */
const restMs = 1_000;

/**
 * Has the worker cache what this page fetched without it, files and pictures, as it is fetched, so that one short visit is
 * enough to open the page again without a connection; and the rest of the app once the page is at rest.
 */
export const cacheVisit = (registration: ServiceWorkerRegistration): void => {
  const post = (type: 'cache-visit' | 'complete-shell', addresses?: string[]): void => {
    const worker = registration.active ?? registration.waiting ?? registration.installing;
    if (worker !== null && addresses?.length !== 0) postToWorker(worker, type, addresses);
  };
  // The host writes the styles of a rendered page into it.
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  post(
    'cache-visit',
    [...styles].map(({ href }) => href),
  );
  new PerformanceObserver((list) =>
    post(
      'cache-visit',
      list.getEntries().flatMap((entry) => (isFetchedWithoutWorker(entry) ? entry.name : [])),
    ),
  ).observe({ type: 'resource', buffered: true });
  void navigator.serviceWorker.ready.then(() => setTimeout(() => post('complete-shell'), restMs));
};

const isFetchedWithoutWorker = (entry: PerformanceEntry): boolean =>
  entry instanceof PerformanceResourceTiming &&
  entry.workerStart === 0 &&
  /^(?!fetch|beacon)/.test(entry.initiatorType);
