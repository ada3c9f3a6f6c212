import { experimental_createQueryPersister as createQueryPersister } from '@tanstack/react-query-persist-client';
import { clear, createStore, del, delMany, get, keys, set } from 'idb-keyval';
import { dataVersion } from './data-version.ts';

type QueryPersister = ReturnType<typeof createQueryPersister>['persisterFn'];

const prefix = 'answer';
const maxAge = 7 * 24 * 60 * 60 * 1000;

const store = createStore('tradecounter-answers', 'answers');

/** A browser that refuses its database, some by throwing at once, costs the copies, never the answer itself. */
const orNothing = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await act();
  } catch {
    return undefined;
  }
};

/**
 * Keeps the answers marked `device` in the browser's database, one by one, and gives them back when they are asked for
 * again. The scope of shopper, currency and country is part of each key, so no answer is ever another's.
 */
export const createDeviceAnswers = (): QueryPersister =>
  createQueryPersister({
    storage: {
      getItem: (key) => orNothing(() => get<string>(key, store)),
      setItem: (key, value) => orNothing(() => set(key, value, store)),
      removeItem: async (key) => {
        await orNothing(() => del(key, store));
      },
    },
    prefix,
    maxAge,
    buster: dataVersion,
    // However young a copy is, changes may have been sent since: by another tab, the worker, or a page that died.
    refetchOnRestore: 'always',
    filters: { predicate: (query) => query.meta?.keep === 'device' },
  }).persisterFn;

/** Takes away every kept answer of the scopes that are meant, as when their shopper signs out. */
export const forgetAnswers = async (isMeant: (scope: unknown) => boolean): Promise<void> => {
  try {
    await delMany(
      (await keys<string>(store)).filter((key) => isMeant(scopeOfKey(key))),
      store,
    );
  } catch {
    // If some can't be found, none may stay.
    await orNothing(() => clear(store));
  }
};

/** The first part of the query's key, which stands in the name of its answer. */
const scopeOfKey = (key: string): unknown => {
  const queryKey: unknown = JSON.parse(key.slice(prefix.length + 1));
  return Array.isArray(queryKey) ? queryKey[0] : undefined;
};
