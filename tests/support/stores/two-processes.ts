import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Rows } from '#contract/rows.ts';
import { advisoryLocks } from '#server/db/schema/advisory-locks.ts';
import { freePort } from '#tests/support/browser/free-port.ts';
import { startApiProcess } from './api-process.ts';
import { bare } from './bare-store.ts';
import type { Client } from './client.ts';
import { emptyDatabase, openTestDatabase } from './database.ts';
import { addShopper, shopperPassword } from './shoppers.ts';
import { demoPassword, storeOver } from './store.ts';

/** Two stores that know of each other only by their database. */
export interface TwoProcesses {
  /** A client of each. */
  clients(token: string | null): readonly [Client<Rows>, Client<Rows>];
  readonly shopper: { readonly email: string; readonly password: string };
  /** Two products that a list may hold. */
  readonly variantIds: readonly [string, string];
  /** The database from outside; null if it is embedded, and the two stores are in this process. */
  readonly outside: pg.Client | null;
  close(): Promise<void>;
}

/** Two processes, started at once on an empty PostgreSQL; without one, two stores over one embedded database. */
export const startTwoProcesses = async (): Promise<TwoProcesses> => {
  const { url, drop } = await emptyDatabase();
  return url === null ? overEmbedded() : overServer(url, drop);
};

const overEmbedded = async (): Promise<TwoProcesses> => {
  const database = await openTestDatabase('bare');
  const shared = { db: database.db, close: () => Promise.resolve() };
  const [one, other] = [await storeOver(shared), await storeOver(shared)];
  const { email } = await addShopper(database.db);
  return {
    clients: (token) => [one.client(token), other.client(token)],
    shopper: { email, password: shopperPassword },
    variantIds: [bare.variantId, bare.otherVariantId],
    outside: null,
    async close() {
      await one.close();
      await other.close();
      await database.close();
    },
  };
};

const overServer = async (url: string, drop: () => Promise<void>): Promise<TwoProcesses> => {
  const home = mkdtempSync(join(tmpdir(), 'two-processes-'));
  const outside = new pg.Client({ connectionString: url });
  await outside.connect();
  // Neither is let in before both have come to the migrations.
  await outside.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
  const starting = Promise.all(
    ['one', 'other'].map(async (name) =>
      startApiProcess(await freePort(), {
        DATA_DIR: join(home, name),
        DATABASE_URL: url,
        SEED_SCALE: '0.05',
        JWT_SECRET: 'the secret of two processes in tests',
      }),
    ),
  );
  const isOver = starting.then(() => true);
  while ((await waitingForLocks(outside)) < 2)
    if (await Promise.race([isOver, wait(20, false)])) throw new Error('A process did not wait for the migrations.');
  await outside.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]);
  const [one, other] = await starting;
  if (one === undefined || other === undefined) throw new Error('There are not two processes.');
  const { rows } = await outside.query<{ id: string }>('select id from variants where is_active order by id limit 2');
  return {
    clients: (token) => [one.client(token), other.client(token)],
    shopper: { email: 'trade@example.com', password: demoPassword },
    variantIds: [rows[0]?.id ?? '', rows[1]?.id ?? ''],
    outside,
    async close() {
      await Promise.all([one.stop(), other.stop()]);
      await outside.end();
      await drop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};

/** How many connections to this database wait for an advisory lock. */
const waitingForLocks = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_locks
     where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.count ?? 0;
};
