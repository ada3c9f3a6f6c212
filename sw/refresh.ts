import type { ApiIdentity } from '#api/api.ts';
import { createStoreApi } from '#api/store-api.ts';
import { decodeToken } from '#api/token.ts';
import { collectIndex } from '#offline/part-index/collect.ts';
import { hasIndexOf } from '#offline/part-index/database.ts';
import { readHead } from '#offline/part-index/store.ts';
import { catalogueCache } from '#offline/reads/cache-names.ts';
import { savedCachesOf } from '#offline/reads/saved-caches.ts';
import { type Audience, audienceOf, contextOf } from '#offline/reads/read-context.ts';
import { refreshTag } from '#offline/storage-names.ts';
import { fetchConfiguration } from './cached-configuration.ts';
import { hasLists, refreshLists } from './refresh-lists.ts';
import { refreshReads, refreshSaved } from './refresh-reads.ts';
import { usableToken, visitorWith } from './visitor.ts';

/** Only Chromium has this event, so no type library declares it. */
interface PeriodicSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'periodicsync', listener: (event: PeriodicSyncEvent) => void): void;
};

/** Browsers stop a worker after a few minutes. */
const maxRefreshMs = 120_000;

/** Refreshes what is on the device when the browser picks a good moment: the shop is not in use and the network is unmetered. */
export const refreshOvernight = (): void => {
  // Without it the worker can't tell whose copies to refresh.
  if (!('cookieStore' in self)) return;
  self.addEventListener('periodicsync', (event) => {
    // What fails this time is retried the next.
    if (event.tag === refreshTag) event.waitUntil(refresh(event).catch(() => undefined));
  });
};

const refresh = async (event: ExtendableEvent): Promise<void> => {
  const endsAt = Date.now() + maxRefreshMs;
  const token = await usableToken();
  const claims = token === null ? null : decodeToken(token);
  // With an expired token, the store's answers would not be what its shopper sees.
  if (token !== null && (claims === null || claims.expiresAt <= Date.now())) return;
  const subject = claims?.subject ?? null;
  const audience = audienceOf(subject);
  if (!(await hasCopies(audience))) return;
  const configuration = await fetchConfiguration();
  if (configuration === null) return;
  const visitor = await visitorWith(token, configuration);
  const identity: ApiIdentity = { ...visitor, apiKey: configuration.apiKey, storeKey: configuration.storeKey };
  const context = contextOf({ ...identity, audience });
  const isWanted = (): boolean => Date.now() < endsAt;

  await refreshReads(context, identity, { event, isWanted });
  const api = createStoreApi(configuration, visitor);
  if (subject !== null) await refreshLists({ api, identity, subject, isWanted });
  const head = await readHead(context);
  if (head !== null && isWanted())
    await collectIndex({ context, api, currencyCode: visitor.currencyCode, head, isWanted });
  await refreshSaved(context, identity, isWanted);
};

/** Whether there is anything to refresh; visitors without copies must not cost themselves or the store a call. */
const hasCopies = async (audience: Audience): Promise<boolean> => {
  const name = catalogueCache(audience);
  if ((await caches.has(name)) && (await (await caches.open(name)).keys()).length > 0) return true;
  if ((await savedCachesOf(audience)).length > 0) return true;
  return (await hasIndexOf(audience)) || hasLists(audience);
};
