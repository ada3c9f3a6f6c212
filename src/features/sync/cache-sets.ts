import { iconCache, imageCache, oldAssetsCache, scannerCache, shellCache } from '#offline/storage-names.ts';
import { isCatalogueCache, isViewCache } from '#offline/reads/cache-names.ts';

/** The kinds of cached copies on this device. */
export type CacheSetName = 'shell' | 'catalogue' | 'pictures' | 'icons' | 'older';

/** Cached copies of one kind: count, size in bytes, and when the newest was stored (epoch ms). */
export interface CacheSet {
  readonly name: CacheSetName;
  readonly cacheNames: readonly string[];
  readonly count: number;
  readonly bytes: number;
  readonly storedAt: number | null;
}

const order: readonly CacheSetName[] = ['shell', 'catalogue', 'pictures', 'icons', 'older'];

/** The set a cache belongs to; null for internal caches that aren't listed, such as settings. */
export const setOfCache = (cacheName: string): CacheSetName | null => {
  if (cacheName === shellCache || cacheName === scannerCache) return 'shell';
  if (isCatalogueCache(cacheName) || isViewCache(cacheName)) return 'catalogue';
  if (cacheName === imageCache) return 'pictures';
  if (cacheName === iconCache) return 'icons';
  return cacheName === oldAssetsCache ? 'older' : null;
};

/** True for sets that refill as pages are viewed; the app itself is what opens offline, so it stays. */
export const isRemovable = ({ name }: Pick<CacheSet, 'name'>): boolean => name !== 'shell';

/** True for sets that the store may have newer copies of; icons and files of a former version don't change. */
export const isUpdatable = ({ name }: Pick<CacheSet, 'name'>): boolean =>
  name === 'shell' || name === 'catalogue' || name === 'pictures';

export const readCacheSets = async (storage: CacheStorage): Promise<readonly CacheSet[]> => {
  const sets = new Map<CacheSetName, CacheSet>();
  for (const cacheName of await storage.keys()) {
    const name = setOfCache(cacheName);
    if (name === null) continue;
    const { count, bytes, storedAt } = await measure(await storage.open(cacheName));
    if (count === 0) continue;
    const before = sets.get(name);
    sets.set(name, {
      name,
      cacheNames: [...(before?.cacheNames ?? []), cacheName],
      count: (before?.count ?? 0) + count,
      bytes: (before?.bytes ?? 0) + bytes,
      storedAt: newest(before?.storedAt ?? null, storedAt),
    });
  }
  return order.flatMap((name) => sets.get(name) ?? []);
};

export const removeCacheSet = async (storage: CacheStorage, { cacheNames }: CacheSet): Promise<void> => {
  for (const cacheName of cacheNames) {
    const cache = await storage.open(cacheName);
    // Empty the cache but keep it: the worker may have it open.
    for (const request of await cache.keys()) await cache.delete(request, { ignoreVary: true });
  }
};

const newest = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.max(a, b);

const measure = async (cache: Cache) => {
  let bytes = 0;
  let count = 0;
  let storedAt: number | null = null;
  for (const response of await cache.matchAll()) {
    count += 1;
    const declaredBytes = Number(response.headers.get('content-length') ?? Number.NaN);
    bytes += Number.isFinite(declaredBytes) ? declaredBytes : (await response.blob()).size;
    storedAt = newest(storedAt, storedAtOf(response.headers));
  }
  return { count, bytes, storedAt };
};

const storedAtOf = (headers: Headers): number | null => {
  const written = headers.get('x-stored-at') ?? headers.get('date');
  if (written === null) return null;
  const moment = /^\d+$/.test(written) ? Number(written) : Date.parse(written);
  return Number.isFinite(moment) ? moment : null;
};
