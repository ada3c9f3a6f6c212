import { shellCache } from '#offline/storage-names.ts';

const policyOf = (response: Response): string | null => response.headers.get('content-security-policy');

/**
 * The worker opens pages with a document whose policy is as old as its build, and a provider may have been chosen since: the
 * browser then blocks its script. Where the host's document is the same but for its policy it takes the place of the
 * worker's. True: a page that is loaded again has the policy of today.
 */
export const renewPolicy = async (): Promise<boolean> => {
  if (!(await caches.has(shellCache))) return false;
  const cache = await caches.open(shellCache);
  const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === '/index.html');
  const cached = key === undefined ? undefined : await cache.match(key);
  if (key === undefined || cached === undefined) return false;
  // Under an address that the worker has no file for, and so leaves to the host.
  const fresh = await fetch('/index.html?policy', { cache: 'no-store' });
  if (!fresh.ok || policyOf(fresh) === policyOf(cached)) return false;
  if ((await fresh.clone().text()) !== (await cached.text())) return false;
  await cache.put(key, fresh);
  return true;
};
