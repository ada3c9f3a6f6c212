import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jobRuns } from '#server/db/schema.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { createJobLeases } from './job-leases.ts';

const { db, close } = await openTestDatabase('bare');
afterAll(close);

const minuteMs = 60_000;
const noon = new Date('2026-11-22T12:00:00Z');
let now = noon;
const after = (ms: number): void => {
  now = new Date(noon.getTime() + ms);
};

beforeEach(async () => {
  now = noon;
  await db.delete(jobRuns);
  // Only the renewals' timers: the database needs the others.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

const failures: unknown[] = [];
const newProcess = () => createJobLeases({ db, clock: () => now, onError: (error) => failures.push(error) });

const run = async (leases: ReturnType<typeof newProcess>, job = 'tidying'): Promise<boolean> => {
  let hasRun = false;
  await leases.run(job, minuteMs, () => Promise.resolve((hasRun = true)));
  return hasRun;
};

/** Begins a job that goes on until the returned function ends it. */
const longRun = async (leases: ReturnType<typeof newProcess>) => {
  let end: (error?: Error) => void = () => undefined;
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    ended = leases.run('tidying', minuteMs, () => {
      begun();
      return new Promise<void>((resolve, reject) => {
        end = (error) => (error === undefined ? resolve() : reject(error));
      });
    });
  });
  return (error?: Error) => {
    end(error);
    return ended;
  };
};

const leasedUntil = async (): Promise<Date | null | undefined> =>
  (await db.select().from(jobRuns).where(eq(jobRuns.job, 'tidying')))[0]?.leasedUntil;

/** Renews the lease in time, until so many minutes have passed. */
const renewUntil = async (minutes: number): Promise<void> => {
  for (let ms = now.getTime() - noon.getTime() + minuteMs; ms <= minutes * minuteMs; ms += minuteMs) {
    after(ms);
    const renewed = new Date(now.getTime() + 2 * minuteMs);
    vi.advanceTimersByTime(30_000);
    await expect.poll(leasedUntil).toEqual(renewed);
  }
};

test('a run that is due is claimed by one process of many, and the next one when it is due', async () => {
  const processes = Array.from({ length: 8 }, newProcess);
  const runs = await Promise.all(processes.map((one) => run(one)));
  expect(runs.filter((hasRun) => hasRun)).toHaveLength(1);
  const [first = newProcess()] = processes;
  after(30_000);
  expect(await run(first)).toBe(false);
  after(minuteMs);
  expect(await run(first)).toBe(true);
  expect(await run(first, 'emails')).toBe(true);
});

test('a timer that fires a little early does not skip its run', async () => {
  expect(await run(newProcess())).toBe(true);
  after(minuteMs - 50);
  expect(await run(newProcess())).toBe(true);
});

test('a job that takes longer than its interval and its lease stays with its process, and is free at its end', async () => {
  const end = await longRun(newProcess());
  const other = newProcess();
  await renewUntil(10);
  expect(await run(other)).toBe(false);
  await end();
  expect(await run(other)).toBe(true);
  expect(failures).toEqual([]);
});

test('a job that fails is released too', async () => {
  const end = await longRun(newProcess());
  await expect(end(new Error('failed'))).rejects.toThrow('failed');
  expect(await leasedUntil()).toBeNull();
});

test('a process that dies blocks its job for two minutes, and if it lives after all, takes nothing back', async () => {
  const stopped = newProcess();
  const end = await longRun(stopped);
  stopped.close();
  const other = newProcess();
  after(2 * minuteMs - 1);
  expect(await run(other)).toBe(false);
  after(2 * minuteMs);
  const endOther = await longRun(other);
  const until = await leasedUntil();
  await end();
  expect(await leasedUntil()).toEqual(until);
  await endOther();
});
