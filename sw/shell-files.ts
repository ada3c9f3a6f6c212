import { startTimeout } from '#api/timeout.ts';
import { shellCache } from '#offline/storage-names.ts';
import { shareRun } from '#offline/coalesce.ts';
import type { PrecacheController, PrecacheEntry } from 'workbox-precaching';

/** A file of the shell; its digest is what it has to be, from the build. */
export interface ShellFile extends PrecacheEntry {
  readonly digest?: string;
}

/** The document that every page opens with. */
export const shellDocument = '/index.html';

/** Files that are fetched at once. */
const lanes = 6;

/** A file that hangs must not hold up the worker, nor the one that follows it. */
const timeoutMs = 60_000;

/** What every start needs stands in the document itself: the first scripts and their styles. Its fonts have others that stand in. */
const neededByDocument = /\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;

/** What the first change needs, which a page fetches no sooner: the build calls it so. */
const neededByChange = /(?:^|\/)assets\/(?:journal|awake|contract)-[^/]+\.js$/;

/** The files of the shell, cached one by one, so that whatever was cut short goes on where it stopped. */
export interface ShellFiles {
  /** Caches the document and what it can't start without. */
  readonly cacheBoot: () => Promise<void>;
  /** Caches all that is missing; throws where a file does not come or is not the one that was built. */
  readonly cacheAll: () => Promise<void>;
  /** Caches what a visit showed as far as it is the shell's, and what it takes to change something; returns the other addresses. */
  readonly cacheVisit: (addresses: readonly string[]) => Promise<readonly string[]>;
}

/** The files on the list, which `shell` serves. */
export const createShellFiles = (shell: PrecacheController, list: readonly ShellFile[]): ShellFiles => {
  const digests = new Map(list.map(({ url, digest }) => [new URL(url, location.href).href, digest]));
  const cacheOne = async (cache: Cache, key: string, address: string): Promise<void> => {
    const { href } = new URL(address, location.href);
    const timeout = startTimeout(timeoutMs);
    try {
      const response = await fetch(address, {
        credentials: 'same-origin',
        // What has a revision may be an earlier one in the browser's cache.
        cache: key === href ? 'default' : 'reload',
        signal: timeout.signal,
      });
      const digest = digests.get(href);
      if (!response.ok || (digest !== undefined && (await digestOf(response.clone())) !== digest))
        throw new Error(`${address} is not the file that was built.`);
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
    cacheAll: shareRun(async () => {
      await cacheEach(shell.getCachedURLs());
      // The worker before may have deleted one while this one did not yet say that it wants it.
      await cacheEach(shell.getCachedURLs());
    }),
    cacheVisit: async (addresses) => {
      const isOurs = (address: string): boolean => shell.getCacheKeyForURL(address) !== undefined;
      await cacheEach([
        ...addresses.filter(isOurs),
        ...shell.getCachedURLs().filter((url) => neededByChange.test(url)),
      ]);
      return addresses.filter((address) => !isOurs(address));
    },
  };
};

/** The digest of a file as the build writes it: the first letters of its SHA-256. */
const digestOf = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer())).slice(0, 9);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};
