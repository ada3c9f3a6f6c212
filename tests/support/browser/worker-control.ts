import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { shellComplete } from './shell-files.ts';

/** Controls the service workers of a page's origin from outside. */
export interface WorkerControl {
  /** Stops every worker as the browser does to free memory; the next event starts one again. */
  stopAll(): Promise<void>;
  /** Fires a Background Sync event, as the browser does some time after a connection comes back. */
  sync(tag: string, options?: { readonly isLast?: boolean }): Promise<void>;
  /** Fires a Periodic Background Sync event, as the browser does now and then for an installed app. */
  periodicSync(tag: string): Promise<void>;
  /** Delivers a message to the worker as the browser does after decrypting one from its push service. */
  push(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Controls the workers of a page's origin through that page. */
export const controlWorkers = async (page: Page): Promise<WorkerControl> => {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  const registrations = new Map<string, string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: updated }) => {
    for (const { registrationId, scopeURL, isDeleted } of updated) {
      if (isDeleted) registrations.delete(scopeURL);
      else registrations.set(scopeURL, registrationId);
    }
  });
  await session.send('ServiceWorker.enable');
  const registrationId = async (): Promise<string> => {
    // The browser reports its workers some time after it is asked.
    for (let tries = 0; tries < 100 && !registrations.has(`${origin}/`); tries += 1) await wait(100);
    const id = registrations.get(`${origin}/`);
    if (id === undefined) throw new Error(`${origin} has no service worker.`);
    return id;
  };
  return {
    stopAll: async () => void (await session.send('ServiceWorker.stopAllWorkers')),
    sync: async (tag, { isLast = false } = {}) => {
      const event = { origin, registrationId: await registrationId(), tag, lastChance: isLast };
      await session.send('ServiceWorker.dispatchSyncEvent', event);
    },
    periodicSync: async (tag) => {
      const event = { origin, registrationId: await registrationId(), tag };
      await session.send('ServiceWorker.dispatchPeriodicSyncEvent', event);
    },
    push: async (text) => {
      const message = { origin, registrationId: await registrationId(), data: text };
      await session.send('ServiceWorker.deliverPushMessage', message);
    },
    close: () => session.detach(),
  };
};

/** Waits until a worker controls the page and has cached the whole app. */
export const workerReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shellComplete(page);
};

/** Kills a page's process with everything that runs in it: no event is fired. */
export const crash = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers: the process that would is gone.
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
};

/**
 * Limits the storage of a page's origin to so many bytes; the browser may go on counting space that was used before as room for a while.
 */
export const limitStorage = async (page: Page, bytes: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: bytes });
};

/** Deletes everything that a browser stores for an origin, as "Clear site data" does. */
export const clearSite = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
};
