import * as z from 'zod/mini';
import { answerPrefix, chosenPrefix, readAnswerTexts } from '#offline/reads/answer-database.ts';
import { readCachedCatalogue } from '#offline/reads/cached-catalogue.ts';
import type { CachedAnswer } from '#offline/reads/cached-products.ts';
import { parseJson } from '#offline/parse-json.ts';
import { contextOf } from '#offline/reads/read-context.ts';
import type { Shop } from './shop.tsx';

/** An answer as the query client persisted it. */
const PersistedQuery = z.object({ state: z.object({ data: z.unknown(), dataUpdatedAt: z.number() }) });

/** This shop's own answers on this device; empty if storage is blocked. */
export const readCachedAnswers = async (shop: Shop): Promise<CachedAnswer[]> => {
  const { storeKey } = shop.configuration;
  const [catalogue, others] = await Promise.all([
    readCachedCatalogue(contextOf({ ...shop, storeKey })).catch(() => []),
    persistedQueries(shop.scope).catch(() => []),
  ]);
  return [...catalogue, ...others];
};

const persistedQueries = async (scope: string): Promise<CachedAnswer[]> => {
  const ofScope = [answerPrefix, chosenPrefix].map((prefix) => `${prefix}-[${JSON.stringify(scope)}`);
  return (await readAnswerTexts((key) => ofScope.some((start) => key.startsWith(start)))).flatMap((text) => {
    const query = parseJson(PersistedQuery, text);
    return query === null ? [] : [{ data: query.state.data, storedAt: query.state.dataUpdatedAt }];
  });
};
