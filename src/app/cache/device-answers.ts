import { hashKey, type Query, type QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/react-query';
import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/react-query-persist-client';
import {
  answerPrefix,
  chosenPrefix,
  readAnswerText,
  removeAnswerText,
  writeAnswerText,
} from '#offline/reads/answer-database.ts';
import { dataVersion } from '#offline/reads/data-version.ts';
import { withRoom } from '#offline/reads/make-room.ts';
import { offlineShopperSettled } from '#shopper/offline-shopper.ts';
import { ageOf } from './answer-ages.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** If a browser refuses its database, some by throwing synchronously, only the copies are lost, never the answer itself. */
const orNothing = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await act();
  } catch {
    return undefined;
  }
};

const storage = {
  getItem: (key: string) => orNothing(() => readAnswerText(key)),
  setItem: (key: string, value: string) =>
    orNothing(async () => {
      await offlineShopperSettled();
      await withRoom(() => writeAnswerText(key, value));
    }),
  removeItem: async (key: string) => {
    await orNothing(() => removeAnswerText(key));
  },
};

const persister = (prefix: string, maxAgeMs: number) =>
  createQueryPersister({
    storage,
    prefix,
    maxAge: maxAgeMs,
    buster: dataVersion,
    // Otherwise a store that doesn't answer would cause an uncaught error.
    refetchOnRestore: false,
  });

const persisters = {
  device: persister(answerPrefix, 7 * dayMs),
  day: persister(answerPrefix, dayMs),
  chosen: persister(chosenPrefix, 30 * dayMs),
} as const;

const persisterOf = ({ meta }: Query) => {
  const persist = meta?.persist;
  return persist === 'device' || persist === 'day' || persist === 'chosen' ? persisters[persist] : null;
};

/** Runs after the answer being returned is in the cache; a microtask would run too early. */
const afterwards = (work: () => void): void => void setTimeout(work);

const isIn = (client: QueryClient, query: Query): boolean => client.getQueryCache().get(query.queryHash) === query;

/**
 * Persists marked answers in the browser's database, one by one, and restores them when they are requested
 * again. Each key includes the scope of shopper, currency and country, so no answer is ever shown to another. Answers from
 * the worker's cache get their true age.
 */
export const persistAnswer = async <T, K extends QueryKey>(
  ask: (context: QueryFunctionContext<K>) => T | Promise<T>,
  context: QueryFunctionContext<K>,
  query: Query,
): Promise<T> => {
  const keeper = persisterOf(query);
  if (keeper !== null) {
    let isAsked = false;
    const found = await keeper.persisterFn(
      (asked: QueryFunctionContext<K>) => {
        isAsked = true;
        return ask(asked);
      },
      context,
      query,
    );
    // The answer to a change arrived while the database was being read: the copy predates it.
    if (!isAsked && query.state.data !== undefined) return await ask(context);
    // However recent a copy is, changes may have been sent since: by another tab, the worker, or a page that died. A query
    // removed in the meantime belongs to a shopper who has left.
    if (!isAsked && query.meta?.isFinal !== true)
      afterwards(() => isIn(context.client, query) && void query.fetch().catch(() => undefined));
    if (isAsked) dateAfterwards(query, context.signal);
    return found;
  }
  const answer = await ask(context);
  if (query.meta?.persist === 'worker') dateAfterwards(query, context.signal);
  return answer;
};

/** Sets the true age of an answer from the worker's cache, after it was put into the query cache with the current time. */
const dateAfterwards = (query: Query, signal: AbortSignal): void => {
  const storedAt = ageOf(signal);
  if (storedAt !== undefined) afterwards(() => query.setState({ dataUpdatedAt: storedAt }));
};

/**
 * Restores a persisted answer for the first frame, with its true age; it is refetched all the same. A copy that a
 * slow database returns after the store has answered is discarded.
 */
export const restoreAnswer = async (queryClient: QueryClient, queryKey: QueryKey): Promise<void> => {
  let isPlaced = false;
  const answer: unknown = await persisters.day.retrieveQuery(hashKey(queryKey), ({ state }) => {
    if (isPlaced) queryClient.getQueryCache().find({ queryKey })?.setState({ dataUpdatedAt: state.dataUpdatedAt });
  });
  if (answer === undefined || queryClient.getQueryData(queryKey) !== undefined) return;
  isPlaced = true;
  queryClient.setQueryData(queryKey, answer);
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
};

/** Persists an answer that was set manually, for instance after a change; the persister only sees fetched ones. */
export const persistWritten = (query: Query): void => void persisterOf(query)?.persistQuery(query);
