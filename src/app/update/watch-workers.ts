import * as z from 'zod/mini';
import { WorkerGone } from '#offline/worker-messages.ts';

/** Called when the workers of a page change. */
export interface WorkerListeners {
  /** A new worker is installed and waiting. */
  readonly onReady: () => void;
  /** Another worker has taken control, at the request of some tab. */
  readonly onChanged: () => void;
  /** The worker has unregistered itself. */
  readonly onGone: () => void;
}

/** Watches as long as the page lives, for the first new worker and all later ones. */
export const watchWorkers = (registration: ServiceWorkerRegistration, news: WorkerListeners): void => {
  const { serviceWorker } = navigator;
  let hadController = serviceWorker.controller !== null;
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    if (installing === null) return;
    let isInstalled = false;
    installing.addEventListener('statechange', () => {
      if (installing.state === 'installed') {
        isInstalled = true;
        news.onReady();
      }
      // The next check of the host's build tries again.
      if (installing.state === 'redundant' && !isInstalled) reportError(new Error('A new version could not be kept.'));
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes control of the page that fetched it: nothing on that page is outdated.
    if (hadController) news.onChanged();
    hadController = true;
  });
  serviceWorker.addEventListener('message', ({ data }) => {
    if (z.safeParse(WorkerGone, data).success) news.onGone();
  });
};
