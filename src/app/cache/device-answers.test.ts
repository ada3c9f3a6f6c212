import 'fake-indexeddb/auto';
import type { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from '#app/query-client.ts';
import { recordAge } from './answer-ages.ts';
import { persistAnswer } from './device-answers.ts';

const ignore = (): void => undefined;

/** The query client of a page, with what it does for answers that the worker cached. */
const pageClient = (): QueryClient => {
  const client = createQueryClient({ onWriteBegun: ignore, onQueryFailed: ignore, onWriteFailed: ignore });
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, persister: persistAnswer } });
  return client;
};

test('an answer that the worker had is as old as its copy, and one of the store is of now [PWA-02]', async () => {
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
