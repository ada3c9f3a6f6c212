import { sql } from 'drizzle-orm';
import { test } from 'vitest';
import type { Database } from '#server/db/connect.ts';

const hasSessions = (process.env['TEST_DATABASE_URL'] ?? '') !== '';

/** A test of what several sessions do at the same time. Only the server of TEST_DATABASE_URL has several. */
export const testAtOnce: (title: string, run: () => Promise<void>) => void = hasSessions ? test : () => undefined;

/** Does the work in a transaction that stays open, with its locks, until the returned function is called: that commits it. */
export const holdTransaction = async (
  db: Database,
  work: (tx: Parameters<Parameters<Database['transaction']>[0]>[0]) => Promise<unknown>,
): Promise<() => Promise<void>> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let holding = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    holding = db.transaction(async (tx) => {
      await work(tx);
      resolve();
      await released;
    });
    holding.catch(reject);
  });
  return () => {
    release();
    return holding;
  };
};

/** The number of sessions that wait for a lock. */
export const countHeldUp = async (db: Database): Promise<number | undefined> => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
  );
  return rows[0]?.count;
};
