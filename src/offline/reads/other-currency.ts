import { storedAtOf } from '#api/stored-at.ts';
import { isOfGround } from './cacheable.ts';
import { catalogueCache } from './cache-names.ts';
import { type ReadContext, requestAddress } from './read-context.ts';

/** The latest copy of an answer that the same audience received for another currency or country. */
export const copyOfOtherCurrency = async (url: string, context: ReadContext): Promise<Response | undefined> => {
  const name = catalogueCache(context.audience);
  if (!(await caches.has(name))) return undefined;
  const cache = await caches.open(name);
  const same = (await cache.keys()).filter((cached) => requestAddress(cached.url) === url);
  const copies = await Promise.all(same.map((cached) => cache.match(cached, { ignoreVary: true })));
  return copies
    .filter((copy): copy is Response => copy !== undefined && isOfGround(copy, context))
    .toSorted((one, other) => (storedAtOf(one) ?? 0) - (storedAtOf(other) ?? 0))
    .at(-1);
};
