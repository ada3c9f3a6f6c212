import * as z from 'zod/mini';
import { WorkerGone } from '#offline/worker-messages.ts';
import { cacheApp, cacheVisit } from '#app/page/cache-visit.ts';
import { registerWorker } from './register-worker.ts';

/** Called when the workers of a page change. */
export interface WorkerListeners {
  /** A new worker is installed and waiting. */
  readonly onReady: () => void;
  /** Another worker has taken control, at the request of some tab. */
  readonly onChanged: () => void;
  /** The worker has unregistered itself. */
  readonly onGone: () => void;
}

/** The workers of a page. */
export interface PageWorkers {
  /** Null if the browser has no workers or refuses them, or if there was no connection yet to fetch one. */
  readonly registration: () => ServiceWorkerRegistration | null;
  /** Continues what a lost connection interrupted: the installation of the first worker, or the caching of the app. */
  readonly resumeCaching: () => Promise<void>;
}

/** Watches the workers of a page as long as it lives: those of its `first` registration, and of one that `resumeCaching` brings about. */
export const watchWorkers = (first: ServiceWorkerRegistration | null, news: WorkerListeners): PageWorkers => {
  let registration = first;
  let isFirstCall = true;
  let isAppCached = false;
  if (first !== null) watchInstallations(first, news);
  if ('serviceWorker' in navigator) watchControl(news);
  const resumeCaching = async (): Promise<void> => {
    const { active = null, waiting = null, installing = null } = registration ?? {};
    // Before the first call, the page itself has tried to have the app cached.
    if (active !== null && !isFirstCall && !isAppCached) isAppCached = await cacheApp(active);
    isFirstCall = false;
    if (active !== null || waiting !== null || installing !== null) return;
    // The browser forgets a registration whose first worker failed to install.
    const next = await registerWorker();
    if (next === null) return;
    if (next !== registration) watchInstallations(next, news);
    registration = next;
    cacheVisit(next, () => undefined);
  };
  return { registration: () => registration, resumeCaching };
};

const watchInstallations = (registration: ServiceWorkerRegistration, news: WorkerListeners): void => {
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
};

const watchControl = (news: WorkerListeners): void => {
  const { serviceWorker } = navigator;
  let hadController = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The very first worker takes control of the page that fetched it: nothing on that page is outdated.
    if (hadController) news.onChanged();
    hadController = true;
  });
  serviceWorker.addEventListener('message', ({ data }) => {
    if (z.safeParse(WorkerGone, data).success) news.onGone();
  });
};
