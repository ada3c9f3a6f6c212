import { ExpirationPlugin } from 'workbox-expiration';

/** What a cache may hold: so many entries, each for so many seconds. */
export interface Bounds {
  readonly entries: number;
  readonly seconds: number;
}

/** Keeps a cache within bounds; the least recently used goes first, and all of it when the device is full. */
export const bounded = ({ entries, seconds }: Bounds) => {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: seconds,
    purgeOnQuotaError: true,
    // Without it an answer with `Vary` is never found again, and so never deleted.
    matchOptions: { ignoreVary: true },
  });
  return {
    ...(cachedResponseWillBeUsed === undefined ? {} : { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate === undefined ? {} : { cacheDidUpdate }),
  };
};
