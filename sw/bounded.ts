import { ExpirationPlugin } from 'workbox-expiration';

/** What a cache may hold: the number of entries, and how long each is kept. */
export interface Bounds {
  readonly entries: number;
  readonly seconds: number;
}

/** Keeps a cache within bounds: evicts the least recently used entries first, and the whole cache when the device runs out of storage. */
export const bounded = ({ entries, seconds }: Bounds) => {
  const { cachedResponseWillBeUsed, cacheDidUpdate } = new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: seconds,
    purgeOnQuotaError: true,
    // Otherwise a response with `Vary` never matches, so it is never deleted.
    matchOptions: { ignoreVary: true },
  });
  return {
    ...(cachedResponseWillBeUsed === undefined ? {} : { cachedResponseWillBeUsed }),
    ...(cacheDidUpdate === undefined ? {} : { cacheDidUpdate }),
  };
};
