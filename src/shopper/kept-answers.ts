import { createStore, entries } from 'idb-keyval';
import * as z from 'zod/mini';
import type { KeptAnswer } from '#offline/kept-products.ts';

/** An answer as the query client put it away. */
const Kept = z.object({ state: z.object({ data: z.unknown(), dataUpdatedAt: z.number() }) });

/** The answers of a scope that lie on this device; none where the browser refuses its database. */
export const keptAnswers = async (scope: string): Promise<KeptAnswer[]> => {
  try {
    const all = await entries<string, string>(createStore('tradecounter-answers', 'answers'));
    return all.flatMap(([key, text]) => {
      if (!key.startsWith(`answer-[${JSON.stringify(scope)}`)) return [];
      const kept = z.safeParse(Kept, JSON.parse(text));
      return kept.success ? [{ data: kept.data.state.data, storedAt: kept.data.state.dataUpdatedAt }] : [];
    });
  } catch {
    return [];
  }
};
