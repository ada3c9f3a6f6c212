import * as z from 'zod/mini';
import { WorkerGone } from '#offline/worker-messages.ts';

/** Called for what happens to the workers of a page. */
export interface WorkerListeners {
  /** A new worker is on the device and waits. */
  readonly onReady: () => void;
  /** Another worker is in charge now, as some tab wished. */
  readonly onChanged: () => void;
  /** The worker took itself away. */
  readonly onGone: () => void;
}

/** Listens for as long as the page lives, for the first new worker and for every later one. */
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
      // The next look at the host's build tries again.
      if (installing.state === 'redundant' && !isInstalled) reportError(new Error('A new version could not be kept.'));
    });
  });
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker ever takes charge of the page that fetched it: nothing of it is old.
    if (hadController) news.onChanged();
    hadController = true;
  });
  serviceWorker.addEventListener('message', ({ data }) => {
    if (z.safeParse(WorkerGone, data).success) news.onGone();
  });
};
