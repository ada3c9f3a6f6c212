import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#tests/support/browser/free-port.ts';
import { startApiProcess } from '#tests/support/stores/api-process.ts';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { allRefused } from '#tests/support/stores/refused.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'processes-'));
const database = await emptyDatabase();

afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** The ids of the processes that have started serving, in that order, according to their log. */
const serving = (log: string): number[] =>
  [...log.matchAll(/"pid":(\d+)[^\n]*Server listening/g)].map(([, pid]) => Number(pid));

const refusedAlone = async (): Promise<void> => {
  const started = startApiProcess(await freePort(), { DATA_DIR: dataDir, PROCESSES: '2' });
  await expect(started).rejects.toThrow('PROCESSES: more than one process needs a DATABASE_URL');
};

const together = async (): Promise<void> => {
  const port = await freePort();
  const running = await startApiProcess(port, {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url ?? '',
    SEED_SCALE: '0.05',
    PROCESSES: '2',
    PASSWORD_LIMIT: '3',
    LOG_LEVEL: 'info',
  });
  await expect.poll(() => serving(running.log()).length).toBe(2);
  const [first = 0] = serving(running.log());

  const guesses = Array.from({ length: 8 }, () =>
    running.client(null).signIn({ body: { email: 'nobody@example.com', password: 'a guess' } }),
  );
  // However the guesses are distributed over the processes, three are checked.
  const statuses = (await allRefused(guesses)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([400, 400, 400, 429, 429, 429, 429, 429]);

  const { token } = await running
    .client(null)
    .signIn({ body: { email: 'trade@example.com', password: 'tradecounter' } });
  const asked = Array.from({ length: 12 }, () => running.client(token).getCustomer({}));
  expect(new Set((await Promise.all(asked)).map(({ id }) => id)).size).toBe(1);

  process.kill(first, 'SIGKILL');
  await expect.poll(() => serving(running.log()).length, { timeout: 60_000 }).toBe(3);
  expect((await running.client(null).getStoreSettings({})).storeName).not.toBe('');
  expect(await running.stop()).toBe(0);
};

test.each(
  database.url === null
    ? [['several processes are refused where the database has room for one', refusedAlone] as const]
    : [
        [
          'two processes share port, limits, sessions and database; one that is killed is replaced; all end with 0',
          together,
        ] as const,
      ],
)('%s', async (_, journey) => journey(), 240_000);
