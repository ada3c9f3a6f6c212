import { registerRoute } from 'workbox-routing';
import { NetworkFirst } from 'workbox-strategies';
import { mayCacheCatalogueOf } from '#offline/reads/answer-database.ts';
import { catalogueCache } from '#offline/reads/cache-names.ts';
import { isFromIntermediary, isWithdrawal, isCacheable, stamped } from '#offline/reads/cacheable.ts';
import { isCacheableRead, isProductRead, isUnpricedRead } from '#offline/reads/cached-reads.ts';
import { isOutOfRoom, makeRoom } from '#offline/reads/make-room.ts';
import { isSaving, latestSaved, savedCachesOf } from '#offline/reads/saved-caches.ts';
import { type Audience, cacheAddress, type ReadContext } from '#offline/reads/read-context.ts';
import { readContextOf } from '#offline/reads/context-of-call.ts';
import { copyOfOtherCurrency } from '#offline/reads/other-currency.ts';
import { type Bounds, trimLater } from './trim.ts';

/** After this a cached answer is used instead of the network's. */
const timeoutSeconds = 4;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * A copy is useful long after it has gone stale: it carries its age, and after a week its price is shown only on request. A month covers a
 * fitter's summer holiday; the entries not opened for longest are evicted first.
 */
const bounds: Bounds = {
  // The last hundred products with their add-ons, however many lists and pages are opened in between.
  kindOf: (url) => (isProductRead(url) ? 'product' : 'other'),
  entriesOf: (kind) => (kind === 'product' ? 200 : 150),
  ageMs: 30 * dayMs,
};

/**
 * Answers catalogue reads: from the store, or else with its last answer to the same audience in the same context. Answers without prices
 * may then also come from another currency or country.
 */
export const serveReads = (): void => {
  registerRoute(
    // The page itself stores what it saves as a set.
    ({ request }) => isCacheableRead(request) && !isSaving(request.url),
    ({ request, event }) => {
      const [answer, done] = catalogueOf(readContextOf(request.headers)).handleAll({ request, event });
      event.waitUntil(done.catch(afterFailure));
      return answer;
    },
  );
};

/** The page already has its answer; on a full device this makes room for the next one. */
const afterFailure = async (error: unknown): Promise<void> => {
  if (isOutOfRoom(error)) await makeRoom();
};

/** The strategy that answers a visitor's catalogue reads. */
export const catalogueOf = (context: ReadContext): NetworkFirst => {
  const { audience } = context;
  const cacheName = catalogueCache(audience);
  const kept = async (url: string) => {
    const address = cacheAddress(url, context);
    return latestSaved(address, audience, await caches.match(address, { cacheName, ignoreVary: true }));
  };
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: timeoutSeconds,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheAddress(request.url, context)),
        cachedResponseWillBeUsed: ({ request, cachedResponse }) => latestSaved(request.url, audience, cachedResponse),
        fetchDidSucceed: async ({ request, response }) => {
          if (isFromIntermediary(response) && (await kept(request.url)) !== undefined)
            throw new Error('The store did not answer.');
          if (isWithdrawal(response)) await withdraw(cacheAddress(request.url, context), audience);
          return response;
        },
        cacheWillUpdate: async ({ response }) =>
          isCacheable(response, audience) && (await mayCacheCatalogueOf(audience))
            ? stamped(response, Date.now(), context)
            : null,
        cacheDidUpdate: async () => {
          // The shopper may have signed out between check and write; then the cache is deleted with the rest.
          if (await mayCacheCatalogueOf(audience)) await trimLater(cacheName, bounds);
          else await caches.delete(cacheName);
        },
        handlerDidError: async ({ request }) =>
          isUnpricedRead(request.url) ? copyOfOtherCurrency(request.url, context) : undefined,
      },
    ],
  });
};

/** Deletes every copy of an answer that this audience may no longer see. */
const withdraw = async (address: string, audience: Audience): Promise<void> => {
  for (const name of [catalogueCache(audience), ...(await savedCachesOf(audience))]) {
    if (await caches.has(name)) await (await caches.open(name)).delete(address, { ignoreVary: true });
  }
};
