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
import { fetchConfiguration } from './configuration.ts';
import { hasLists, refreshLists } from './refresh-lists.ts';
import { refreshReads, refreshSaved } from './refresh-reads.ts';
import { usableToken, visitorWith } from './visitor.ts';

/** Only Chromium has it, so it is in no library of types. */
interface PeriodicSyncEvent extends ExtendableEvent {
  readonly tag: string;
}

declare const self: ServiceWorkerGlobalScope & {
  addEventListener(type: 'periodicsync', listener: (event: PeriodicSyncEvent) => void): void;
};

/** Browsers stop a worker after some minutes. */
const maxRefreshMs = 120_000;

/** Brings up to date what is on the device when the browser says that the moment is good: while nobody looks, on a network that costs nothing. */
export const refreshOvernight = (): void => {
  // Without it the worker can't read whose copies to refresh.
  if (!('cookieStore' in self)) return;
  self.addEventListener('periodicsync', (event) => {
    // What does not come this time comes the next.
    if (event.tag === refreshTag) event.waitUntil(refresh(event).catch(() => undefined));
  });
};

const refresh = async (event: ExtendableEvent): Promise<void> => {
  const endsAt = Date.now() + maxRefreshMs;
  const token = await usableToken();
  const claims = token === null ? null : decodeToken(token);
  // What the store would tell a session that is over is not what its shopper sees.
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

/** Whether there is anything to refresh; a visitor who keeps nothing here costs neither them nor the store a call. */
const hasCopies = async (audience: Audience): Promise<boolean> => {
  const name = catalogueCache(audience);
  if ((await caches.has(name)) && (await (await caches.open(name)).keys()).length > 0) return true;
  if ((await savedCachesOf(audience)).length > 0) return true;
  return (await hasIndexOf(audience)) || hasLists(audience);
};
