import * as z from 'zod/mini';
import { storedAtOf } from '#api/stored-at.ts';
import { catalogueCache } from './cache-names.ts';
import type { CachedAnswer } from './cached-products.ts';
import { savedCachesOf } from './saved-caches.ts';
import { isOfContext, type ReadContext } from './read-context.ts';

const Answer = z.object({ data: z.unknown() });

/** The catalogue answers cached or saved for a context; none in browsers without caches. */
export const readCachedCatalogue = async (context: ReadContext): Promise<CachedAnswer[]> => {
  if (typeof caches === 'undefined') return [];
  const own = catalogueCache(context.audience);
  const names = [...((await caches.has(own)) ? [own] : []), ...(await savedCachesOf(context.audience))];
  return (await Promise.all(names.map((name) => readCache(name, context)))).flat();
};

const readCache = async (name: string, context: ReadContext): Promise<CachedAnswer[]> => {
  const cache = await caches.open(name);
  const requests = (await cache.keys()).filter(({ url }) => isOfContext(url, context));
  const answers = await Promise.all(
    requests.map(async (request): Promise<CachedAnswer[]> => {
      const response = await cache.match(request, { ignoreVary: true });
      const storedAt = response === undefined ? null : storedAtOf(response);
      const parsed = response === undefined ? null : z.safeParse(Answer, await response.json());
      return parsed?.success === true && storedAt !== null ? [{ data: parsed.data.data, storedAt }] : [];
    }),
  );
  return answers.flat();
};
