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

/** A browser that refuses its database, some by throwing synchronously, costs the copies, never the answer itself. */
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
    // It would leave a store that does not answer as an uncaught error.
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

/** Once the answer that is being given has been put in place; a microtask would come before that. */
const afterwards = (work: () => void): void => void setTimeout(work);

const isIn = (client: QueryClient, query: Query): boolean => client.getQueryCache().get(query.queryHash) === query;

/**
 * Persists the answers that are marked so in the browser's database, one by one, and restores them when they are asked for
 * again. The scope of shopper, currency and country is part of each key, so no answer is ever another's. What came from
 * the worker's cache is given its true age.
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
    // The answer to a change came while the device was looking: the copy is of before it.
    if (!isAsked && query.state.data !== undefined) return await ask(context);
    // However young a copy is, changes may have been sent since: by another tab, the worker, or a page that died. A query
    // that was removed meanwhile is that of a shopper who has left.
    if (!isAsked && query.meta?.isFinal !== true)
      afterwards(() => isIn(context.client, query) && void query.fetch().catch(() => undefined));
    if (isAsked) dateAfterwards(query, context.signal);
    return found;
  }
  const answer = await ask(context);
  if (query.meta?.persist === 'worker') dateAfterwards(query, context.signal);
  return answer;
};

/** Gives an answer that came from the worker's cache its true age; by then it has been put in place, dated now. */
const dateAfterwards = (query: Query, signal: AbortSignal): void => {
  const storedAt = ageOf(signal);
  if (storedAt !== undefined) afterwards(() => query.setState({ dataUpdatedAt: storedAt }));
};

/**
 * Puts a persisted answer in place for the first frame, with its true age; it is asked for again all the same. A copy that a
 * slow database gives after the store has answered comes too late.
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

/** Persists an answer that was written by hand, as after a change; the persister only sees those that were fetched. */
export const persistWritten = (query: Query): void => void persisterOf(query)?.persistQuery(query);
