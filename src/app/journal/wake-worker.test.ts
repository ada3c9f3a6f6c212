import { afterEach, expect, test, vi } from 'vitest';
import { journalSyncTag } from '#offline/storage-names.ts';
import { registerSync, requestWorkerDrain } from './wake-worker.ts';

const post = vi.fn();

/** A browser whose worker has this registration; null if no worker controls the page. */
const browserWith = (registration: object | null): void => {
  const controller = registration === null ? null : { postMessage: post };
  vi.stubGlobal('navigator', { serviceWorker: { controller, ready: Promise.resolve(registration) } });
};

afterEach(() => {
  vi.unstubAllGlobals();
  post.mockReset();
});

test('the browser is asked to wake the worker where it can', async () => {
  const register = vi.fn(async () => undefined);
  browserWith({ sync: { register } });
  await registerSync();
  expect(register).toHaveBeenCalledExactlyOnceWith(journalSyncTag);
});

test('a browser without Background Sync, or with it switched off, is no failure, and its worker is still asked to send [PWA-13]', async () => {
  browserWith({});
  await registerSync();
  requestWorkerDrain();
  expect(post).toHaveBeenCalledOnce();
  browserWith({ sync: { register: () => Promise.reject(new Error('NotAllowedError')) } });
  await registerSync();
  requestWorkerDrain();
  expect(post).toHaveBeenCalledTimes(2);
});

test('a page without a worker, or in a browser that has none, asks nobody', async () => {
  browserWith(null);
  await registerSync();
  requestWorkerDrain();
  vi.stubGlobal('navigator', {});
  await registerSync();
  requestWorkerDrain();
  expect(post).not.toHaveBeenCalled();
});
