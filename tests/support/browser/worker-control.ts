import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import { shellComplete } from './shell-files.ts';

/** What a test does to the service worker of a page's origin, from outside. */
export interface WorkerControl {
  /** Ends every worker as the browser does when it wants its memory; the next event starts one again. */
  stopAll(): Promise<void>;
  /** Fires a Background Sync event, as the browser does some time after a connection comes back. */
  sync(tag: string, options?: { readonly isLast?: boolean }): Promise<void>;
  /** Fires a Periodic Background Sync event, as the browser does now and then for an installed app. */
  periodicSync(tag: string): Promise<void>;
  /** Hands the worker a message as the browser does once it has decrypted what its push service brought. */
  push(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Takes hold of the workers through a page, whose own origin they have. */
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
    // The browser tells of its workers some time after it was asked.
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

/** Waits until a worker looks after the page and has the whole app. */
export const workerReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await shellComplete(page);
};

/** Ends a page's process with whatever runs in it: no event is told to anybody. */
export const crash = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It never answers: whoever would is gone.
  void session.send('Page.crash').catch(() => {});
  await crashed;
  await page.close();
};

/** Leaves the origin of a page so many bytes to keep things in; what was kept there before may be remembered as room for a while. */
export const limitStorage = async (page: Page, bytes: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: bytes });
};

/** Takes away everything that a browser keeps for an origin, as "Clear site data" does. */
export const clearSite = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' });
};
