import { drizzle } from 'drizzle-orm/node-postgres';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { cachedHits } from './hit-cache.ts';

let nowMs = 1;
beforeEach(() => {
  nowMs = 1;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => vi.restoreAllMocks());

// Never connected: the cache only uses the database as a key.
const database = () => drizzle('postgres://nowhere.test/none', { schema });

const counting = () => {
  let times = 0;
  return {
    find: () =>
      Promise.resolve({ ids: [], total: (times += 1), exact: null, corrections: [], variants: [], others: [] }),
    times: () => times,
  };
};

test('what was found is found again without looking, for five minutes [CAT-07]', async () => {
  const db = database();
  const { find, times } = counting();
  await cachedHits(db, 'bolt', find);
  nowMs += 299_000;
  expect((await cachedHits(db, 'bolt', find)).total).toBe(1);
  nowMs += 2_000;
  expect((await cachedHits(db, 'bolt', find)).total).toBe(2);
  expect(times()).toBe(2);
});

test('another search and another store are looked up', async () => {
  const db = database();
  const { find, times } = counting();
  await cachedHits(db, 'bolt', find);
  await cachedHits(db, 'bolts', find);
  await cachedHits(database(), 'bolt', find);
  expect(times()).toBe(3);
});

test('no more is remembered than a thousand searches', async () => {
  const db = database();
  const { find, times } = counting();
  for (let n = 0; n <= 1000; n += 1) await cachedHits(db, `search ${n}`, find);
  await cachedHits(db, 'search 1000', find);
  expect(times()).toBe(1001);
  await cachedHits(db, 'search 0', find);
  expect(times()).toBe(1002);
});
