import 'fake-indexeddb/auto';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answerPrefix, writeAnswerText } from '#offline/reads/answer-database.ts';
import { dataVersion } from '#offline/reads/data-version.ts';
import { createQueryClient } from '#app/query-client.ts';
import { recordAge } from './answer-ages.ts';
import { persistAnswer, restoreAnswer } from './device-answers.ts';

const ignore = (): void => undefined;

/** The query client of a page, with the persister that dates answers from the worker's cache. */
const pageClient = (): QueryClient => {
  const client = createQueryClient({ onWriteBegun: ignore, onQueryFailed: ignore, onWriteFailed: ignore });
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister: persistAnswer } });
  return client;
};

test('an answer that the worker had is as old as its copy, and one of the store is of now', async () => {
  const client = pageClient();
  const ageOfAnswer = async (storedAt: number | null): Promise<number> => {
    const queryKey = ['guest', 'product', String(storedAt)];
    await client.fetchQuery({
      queryKey,
      queryFn: ({ signal }) => {
        if (storedAt !== null) recordAge(storedAt, signal);
        return Promise.resolve('answer');
      },
      meta: { persist: 'worker' },
    });
    await new Promise((resolve) => setTimeout(resolve));
    return client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  };
  const begun = Date.now();
  expect(await ageOfAnswer(1_000)).toBe(1_000);
  expect(await ageOfAnswer(null)).toBeGreaterThanOrEqual(begun);
});

test('a copy is put in place for the first frame, but not over what the store has answered meanwhile [PWA-03]', async () => {
  const queryKey = ['shop.GBP.GB.guest', 'basket'];
  const state = { data: 'a cart of yesterday', dataUpdatedAt: Date.now() - 1_000 };
  const copy = { buster: dataVersion, queryHash: hashKey(queryKey), queryKey, state };
  await writeAnswerText(`${answerPrefix}-${copy.queryHash}`, JSON.stringify(copy));
  const first = pageClient();
  await restoreAnswer(first, queryKey);
  expect(first.getQueryData(queryKey)).toBe('a cart of yesterday');
  expect(first.getQueryState(queryKey)?.isInvalidated).toBe(true);

  const client = pageClient();
  const restored = restoreAnswer(client, queryKey);
  client.setQueryData(queryKey, 'a cart of today');
  await restored;
  expect(client.getQueryData(queryKey)).toBe('a cart of today');
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
});

test('what a copy answered is asked for again, but not once the page has dropped it', async () => {
  const askFor = async (queryKey: readonly string[], leave: (client: QueryClient) => void): Promise<number> => {
    const state = { data: 'orders of yesterday', dataUpdatedAt: Date.now() - 1_000 };
    const copy = { buster: dataVersion, queryHash: hashKey(queryKey), queryKey, state };
    await writeAnswerText(`${answerPrefix}-${copy.queryHash}`, JSON.stringify(copy));
    const client = pageClient();
    let asked = 0;
    const queryFn = (): Promise<string> => {
      asked += 1;
      return Promise.resolve('orders of today');
    };
    expect(await client.fetchQuery({ queryKey, queryFn, meta: { persist: 'device' } })).toBe('orders of yesterday');
    leave(client);
    await new Promise((resolve) => setTimeout(resolve));
    return asked;
  };
  expect(await askFor(['shop.GBP.GB.guest', 'one'], ignore)).toBe(1);
  expect(await askFor(['shop.GBP.GB.guest', 'two'], (client) => client.removeQueries())).toBe(0);
});

test('a copy that the device gives late is not put over the answer to a change', async () => {
  const queryKey = ['shop.GBP.GB.guest', 'late'];
  const state = { data: 'a cart of yesterday', dataUpdatedAt: Date.now() - 1_000 };
  const copy = { buster: dataVersion, queryHash: hashKey(queryKey), queryKey, state };
  await writeAnswerText(`${answerPrefix}-${copy.queryHash}`, JSON.stringify(copy));
  const client = pageClient();
  const queryFn = (): Promise<string> => Promise.resolve('a cart of now');
  const fetched = client.fetchQuery({ queryKey, queryFn, meta: { persist: 'device' } });
  client.setQueryData(queryKey, 'a cart that was changed');
  expect(await fetched).toBe('a cart of now');
  expect(client.getQueryData(queryKey)).toBe('a cart of now');
});
