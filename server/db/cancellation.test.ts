import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { sqlStateOf } from '#server/api/http/database-refusal.ts';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { openDatabase } from './connect.ts';
import { statementsOf } from './statements.ts';
import { withCancellation, withoutCancellation } from './cancellation.ts';

const empty = await emptyDatabase();
const { db, pool, isEmbedded, close } = await openDatabase({
  dataDir: 'memory://',
  ...(empty.url === null ? {} : { databaseUrl: empty.url }),
  poolSize: 2,
});

afterAll(async () => {
  await close();
  await empty.drop();
});

/** Waits until a long statement is running. */
const running = async (): Promise<void> => {
  await expect
    .poll(async () => {
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`,
      );
      return rows[0]?.count;
    })
    .toBe(1);
};

const endedWhenLeft = async (): Promise<void> => {
  const left = new AbortController();
  const read = withCancellation(left.signal, () => db.execute(sql`select pg_sleep(600)`)).catch(
    (error: unknown) => error,
  );
  await running();
  left.abort();
  expect(sqlStateOf(await read)).toBe('57014');
  // The same connections serve later queries.
  const answers = await Promise.all(Array.from({ length: 20 }, () => db.execute(sql`select 1 as one`)));
  expect(answers.flatMap(({ rows }) => rows)).toEqual(Array.from({ length: 20 }, () => ({ one: 1 })));
  expect(pool.totalCount).toBeLessThanOrEqual(2);
};

test.each(
  isEmbedded
    ? []
    : [
        [
          'a statement that runs is ended when whoever asked for it leaves, and its connection goes on',
          endedWhenLeft,
        ] as const,
      ],
)('%s', async (_, journey) => journey());

test('no statement is sent for somebody who has left, whether it waits for a connection or comes after', async () => {
  const left = new AbortController();
  let go = (): void => undefined;
  const held = Array.from({ length: isEmbedded ? 1 : 2 }, () =>
    db.transaction(async () => {
      await new Promise<void>((resolve) => {
        const before = go;
        go = () => {
          before();
          resolve();
        };
      });
    }),
  );
  const waiting = withCancellation(left.signal, () => db.execute(sql`select 1 as unwanted`)).catch(
    (error: unknown) => error,
  );
  await expect.poll(() => pool.waitingCount).toBe(1);
  left.abort();
  const before = statementsOf(db).count;
  go();
  await Promise.all(held);
  expect(await waiting).toMatchObject({ cause: { message: 'Whoever asked for this has left.' } });
  await expect(withCancellation(left.signal, () => db.execute(sql`select 2`))).rejects.toThrow('Failed query');
  expect(statementsOf(db).count - before).toBeLessThanOrEqual(held.length);
});

test('what others wait for as well goes on', async () => {
  const left = AbortSignal.abort();
  const { rows } = await withCancellation(left, () =>
    withoutCancellation(async () => db.execute(sql`select 3 as three`)),
  );
  expect(rows).toEqual([{ three: 3 }]);
});
