import { startTimeout } from '#api/timeout.ts';
import { shellCache } from '#offline/storage-names.ts';
import { shareRun } from '#offline/coalesce.ts';
import type { PrecacheController } from 'workbox-precaching';

/** The document that every page opens with. */
export const shellDocument = '/index.html';

/** Files that are fetched at once. */
const lanes = 6;

/** A file that hangs must not hold up the worker, nor the one that follows it. */
const timeoutMs = 60_000;

/** What every start needs stands in the document itself: the first scripts and their styles. */
const neededByDocument = /\b(?:src|href)="(\/assets\/[^"]+)"/g;

/** The files of the shell, cached one by one, so that whatever was cut short goes on where it stopped. */
export interface ShellFiles {
  /** Caches the document and what it can't start without. */
  readonly cacheBoot: () => Promise<void>;
  /** Caches all that is missing; throws where a file does not come or is not the one that was built. */
  readonly cacheAll: () => Promise<void>;
  /** Caches those of the addresses that are the shell's, and returns the others. */
  readonly cacheSome: (addresses: readonly string[]) => Promise<readonly string[]>;
}

/** The files on the list of `shell`. */
export const createShellFiles = (shell: PrecacheController): ShellFiles => {
  const cacheOne = async (cache: Cache, key: string, address: string): Promise<void> => {
    const integrity = shell.getIntegrityForCacheKey(key);
    const timeout = startTimeout(timeoutMs);
    try {
      const response = await fetch(address, {
        credentials: 'same-origin',
        // What has a revision may be an earlier one in the browser's cache.
        cache: key === new URL(address, location.href).href ? 'default' : 'reload',
        signal: timeout.signal,
        ...(integrity === undefined ? {} : { integrity }),
      });
      if (!response.ok) throw new Error(`${address} was answered with ${String(response.status)}.`);
      await cache.put(key, response);
    } finally {
      timeout.release();
    }
  };
  const cacheEach = async (addresses: readonly string[]): Promise<void> => {
    const cache = await caches.open(shellCache);
    const cached = new Set((await cache.keys()).map(({ url }) => url));
    const missing = addresses.flatMap((address) => {
      const key = shell.getCacheKeyForURL(address);
      return key === undefined || cached.has(key) ? [] : [[key, address] as const];
    });
    const lane = async (): Promise<void> => {
      for (let next = missing.shift(); next !== undefined; next = missing.shift()) await cacheOne(cache, ...next);
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  };
  return {
    cacheBoot: async () => {
      await cacheEach([shellDocument]);
      const html = (await (await shell.matchPrecache(shellDocument))?.text()) ?? '';
      await cacheEach([...html.matchAll(neededByDocument)].flatMap(([, address]) => address ?? []));
    },
    cacheAll: shareRun(() => cacheEach(shell.getCachedURLs())),
    cacheSome: async (addresses) => {
      const isOurs = (address: string): boolean => shell.getCacheKeyForURL(address) !== undefined;
      await cacheEach(addresses.filter(isOurs));
      return addresses.filter((address) => !isOurs(address));
    },
  };
};
