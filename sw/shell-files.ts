import { startTimeout } from '#api/timeout.ts';
import { shellCache } from '#offline/storage-names.ts';
import { shareRun } from '#offline/coalesce.ts';
import type { PrecacheController, PrecacheEntry } from 'workbox-precaching';

/** A file of the shell; `digest` is its expected digest, from the build. */
export interface ShellFile extends PrecacheEntry {
  readonly digest?: string;
}

/** The document that every page starts from. */
export const shellDocument = '/index.html';

/** Number of files fetched in parallel. */
const lanes = 6;

/** A file that hangs must not hold up this worker or its successor. */
const timeoutMs = 60_000;

/** The document itself links what every start needs: the first scripts and styles. Its fonts have fallbacks. */
const neededByDocument = /\b(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g;

/** Scripts and styles that a page only loads at the first touch or the first change; the build gives them these names. */
const neededByChange = /(?:^|\/)assets\/(?:journal|after-interaction|contract)-[^/]+\.(?:js|css)$/;

/** The files of the shell, cached one by one, so that an interrupted download resumes where it stopped. */
export interface ShellFiles {
  /** Caches the document and what it can't start without. */
  readonly cacheBoot: () => Promise<void>;
  /** Caches everything that is missing; throws if a file can't be fetched or its digest is wrong. */
  readonly cacheAll: () => Promise<void>;
  /** Caches the shell files among those a visit loaded, and what a change needs; returns the addresses outside the shell. */
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
        // A file with a revision may be outdated in the browser's cache.
        cache: key === href ? 'default' : 'reload',
        signal: timeout.signal,
      });
      const digest = digests.get(href);
      if (!response.ok || (digest !== undefined && (await bodyDigestOf(response.clone())) !== digest))
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
    // A lane ends at its first failure: one file that can't be fetched doesn't keep the others from being cached, and a lost
    // connection ends all lanes.
    const lane = async (): Promise<void> => {
      for (let next = missing.shift(); next !== undefined; next = missing.shift()) await cacheOne(cache, ...next);
    };
    const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
    // Only now, so that the worker isn't stopped while other lanes are fetching.
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  };
  return {
    cacheBoot: async () => {
      await cacheEach([shellDocument]);
      const html = (await (await shell.matchPrecache(shellDocument))?.text()) ?? '';
      await cacheEach([...html.matchAll(neededByDocument)].flatMap(([, address]) => address ?? []));
    },
    cacheAll: shareRun(async () => {
      await cacheEach(shell.getCachedURLs());
      // The previous worker may have deleted a file before it noticed this one.
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

/** The digest of a file as the build writes it: the first characters of its SHA-256. */
const bodyDigestOf = async (response: Response): Promise<string> => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer())).slice(0, 9);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
};
