import * as z from 'zod/mini';
import { storedAtOf } from '#api/stored-at.ts';
import { catalogueCache } from './cache-names.ts';
import type { CachedAnswer } from './cached-products.ts';
import { isOfContext, type ReadContext } from './read-context.ts';

const Answer = z.object({ data: z.unknown() });

/** The catalogue answers that the worker cached for a context; none where there are no caches. */
export const readCachedCatalogue = async (context: ReadContext): Promise<CachedAnswer[]> => {
  const name = catalogueCache(context.audience);
  if (typeof caches === 'undefined' || !(await caches.has(name))) return [];
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
