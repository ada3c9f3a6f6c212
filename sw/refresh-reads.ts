import { type ApiIdentity, identityHeaders } from '#api/api.ts';
import { storedAtOf } from '#api/stored-at.ts';
import { mayCacheCatalogueOf } from '#offline/reads/answer-database.ts';
import { catalogueCache } from '#offline/reads/cache-names.ts';
import { isCacheable, isFromIntermediary, isWithdrawal, stamped } from '#offline/reads/cacheable.ts';
import { isOfContext, type ReadContext, requestAddress } from '#offline/reads/read-context.ts';
import { savedCachesOf } from '#offline/reads/saved-caches.ts';
import { catalogueOf } from './reads.ts';

/** Only the most recently fetched reads are refreshed; older copies age and are evicted. */
const maxReads = 60;

/** Anything fetched more recently is left as it is. */
const freshMs = 60 * 60 * 1000;

/** Refetches the latest catalogue reads of a context, one after the other; stops when the store does not answer. */
export const refreshReads = async (
  context: ReadContext,
  identity: ApiIdentity,
  { event, isWanted }: { readonly event: ExtendableEvent; readonly isWanted: () => boolean },
): Promise<void> => {
  const name = catalogueCache(context.audience);
  if (!(await caches.has(name))) return;
  const cache = await caches.open(name);
  const requests = (await cache.keys()).filter(({ url }) => isOfContext(url, context)).slice(-maxReads);
  const catalogue = catalogueOf(context);
  const headers = identityHeaders('anyone', identity);
  // In cache order, to preserve it: the cache evicts from the front.
  for (const cached of requests) {
    const before = await cache.match(cached, { ignoreVary: true });
    const storedAt = before === undefined ? null : storedAtOf(before);
    if (storedAt === null || Date.now() - storedAt < freshMs) continue;
    if (!isWanted()) return;
    const request = new Request(requestAddress(cached.url), { headers, credentials: 'omit', cache: 'no-store' });
    const [answer, done] = catalogue.handleAll({ request, event });
    const isCopy = storedAtOf(await answer) !== null;
    await done;
    if (isCopy) return;
  }
};

/** Refetches what the audience saved for offline use in a context; stops when the store does not answer. */
export const refreshSaved = async (
  context: ReadContext,
  identity: ApiIdentity,
  isWanted: () => boolean,
): Promise<void> => {
  const { audience } = context;
  const headers = identityHeaders('anyone', identity);
  for (const name of await savedCachesOf(audience)) {
    const cache = await caches.open(name);
    for (const saved of (await cache.keys()).filter(({ url }) => isOfContext(url, context))) {
      const before = await cache.match(saved, { ignoreVary: true });
      const storedAt = before === undefined ? null : storedAtOf(before);
      if (storedAt === null || Date.now() - storedAt < freshMs) continue;
      if (!isWanted() || !(await mayCacheCatalogueOf(audience))) return;
      const request = new Request(requestAddress(saved.url), { headers, credentials: 'omit', cache: 'no-store' });
      const response = await fetch(request).catch(() => null);
      if (response === null || isFromIntermediary(response)) return;
      if (isWithdrawal(response)) await cache.delete(saved, { ignoreVary: true });
      else if (isCacheable(response, audience))
        await cache.put(saved.url, await stamped(response, Date.now(), context));
    }
    // The shopper may have signed out meanwhile; then none of their data may stay.
    if (!(await mayCacheCatalogueOf(audience))) await caches.delete(name);
  }
};
