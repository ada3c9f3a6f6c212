import { shellCache } from '#offline/storage-names.ts';

const policyOf = (response: Response): string | null => response.headers.get('content-security-policy');

/**
 * The worker serves a document whose Content Security Policy is as old as its build, so the browser blocks the script of a
 * provider added since. If the host's document differs only in its policy, it replaces the worker's. Returns true if reloading the
 * page applies today's policy.
 */
export const renewPolicy = async (): Promise<boolean> => {
  if (!(await caches.has(shellCache))) return false;
  const cache = await caches.open(shellCache);
  const key = (await cache.keys()).find(({ url }) => new URL(url).pathname === '/index.html');
  const cached = key === undefined ? undefined : await cache.match(key);
  if (key === undefined || cached === undefined) return false;
  // The worker has no file for this URL, so the host answers it.
  const fresh = await fetch('/index.html?policy', { cache: 'no-store' });
  if (!fresh.ok || policyOf(fresh) === policyOf(cached)) return false;
  if ((await fresh.clone().text()) !== (await cached.text())) return false;
  await cache.put(key, fresh);
  return true;
};
