import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { limitCounts } from '#server/db/schema.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { createRequestCounts, createSharedLimits } from './limit-counts.ts';

const { db, close } = await openTestDatabase('bare');
afterAll(close);

const minuteMs = 60_000;
const fail = (error: unknown): never => {
  throw error;
};

/** Counts one try like the rate limit, in the process of a `createSharedLimits`. */
const tryIn = (
  { Store }: ReturnType<typeof createSharedLimits>,
  key: string,
): Promise<{ current: number; ttl: number }> =>
  new Promise((resolve, reject) => {
    const route = { path: '/', prefix: '', url: '/', method: 'GET' as const, handler: () => undefined };
    new Store({}).child(route).incr(key, (error, counted) => (counted ? resolve(counted) : reject(error)), minuteMs, 3);
  });

test('tries of a limit of its own are counted exactly, whichever process has them, ten at once', async () => {
  const [one, other] = [createSharedLimits(db, fail), createSharedLimits(db, fail)];
  const tries = await Promise.all(Array.from({ length: 10 }, (_, n) => tryIn(n % 2 === 0 ? one : other, 'signIn a')));
  expect(tries.map(({ current }) => current).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const { ttl } of tries) expect(ttl).toBeLessThanOrEqual(minuteMs);
  expect((await tryIn(one, 'signIn b')).current).toBe(1);
});

test('a window that is over begins again, and its end does not move with the tries in it', async () => {
  const limits = createSharedLimits(db, fail);
  await tryIn(limits, 'signIn c');
  const endsAt = async () => (await db.select({ endsAt: limitCounts.endsAt }).from(limitCounts)).map((it) => it.endsAt);
  const before = await endsAt();
  expect((await tryIn(limits, 'signIn c')).current).toBe(2);
  expect(await endsAt()).toEqual(before);
  await db.update(limitCounts).set({ endsAt: sql`now() - interval '1 second'` });
  expect((await tryIn(limits, 'signIn c')).current).toBe(1);
});

test('requests count in their process at once, and with those of the others once they are in the database', async () => {
  const [one, other] = [createRequestCounts(db, fail), createRequestCounts(db, fail)];
  for (let sent = 0; sent < 4; sent += 1) one.add('10.0.0.1', minuteMs);
  expect(other.add('10.0.0.1', minuteMs).count).toBe(1);
  await one.flush();
  await other.flush();
  expect(other.add('10.0.0.1', minuteMs).count).toBe(6);
  expect(one.add('10.0.0.1', minuteMs).count).toBe(5);
  await one.flush();
  expect(one.add('10.0.0.1', minuteMs).count).toBe(7);
  expect(one.add('10.0.0.2', minuteMs).count).toBe(1);
  await Promise.all([one.close(), other.close()]);
});

test('a process that closes tells the others what it counted, and nothing once it has closed', async () => {
  const [one, other] = [createRequestCounts(db, fail), createRequestCounts(db, fail)];
  one.add('10.0.0.4', minuteMs);
  await one.close();
  other.add('10.0.0.4', minuteMs);
  await other.flush();
  expect(other.add('10.0.0.4', minuteMs).count).toBe(3);
  await other.close();
  vi.useFakeTimers();
  try {
    expect(one.add('10.0.0.4', minuteMs).count).toBe(2);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

test('what could not be added to the database is not lost, and is reported', async () => {
  const failures: unknown[] = [];
  let isDown = true;
  const flaky = new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === 'insert' && isDown) throw new Error('no connection');
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
  const counts = createRequestCounts(flaky, (error) => failures.push(error));
  for (let sent = 0; sent < 3; sent += 1) counts.add('10.0.0.3', minuteMs);
  await counts.flush();
  expect(failures).toHaveLength(1);
  isDown = false;
  await counts.flush();
  const other = createRequestCounts(db, fail);
  other.add('10.0.0.3', minuteMs);
  await other.flush();
  expect(other.add('10.0.0.3', minuteMs).count).toBe(5);
  await Promise.all([counts.close(), other.close()]);
});

test('neither addresses nor accounts are stored', async () => {
  await tryIn(createSharedLimits(db, fail), 'signIn 192.0.2.7 someone@example.com');
  const names = (await db.select({ name: limitCounts.name }).from(limitCounts)).map(({ name }) => name);
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toMatch(/^[\w-]{43}$/);
});
