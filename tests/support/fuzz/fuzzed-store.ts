import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { products as productTable } from '#server/db/schema.ts';
import { everyFamily } from '#server/db/seed/catalogue/catalogue.ts';
import { seedIfEmpty } from '#server/db/seed/run.ts';
import { type Postgres, startPostgres } from '#tests/support/stores/postgres.ts';
import { storeOver, type TestStore } from '#tests/support/stores/store.ts';

export interface FuzzedStore {
  readonly store: TestStore;
  readonly products: number;
  /** Processor time of the PostgreSQL server's processes so far; the embedded database's is this process's own. */
  readonly extraCpuMs: () => Promise<number>;
  close(): Promise<void>;
}

/** Opens a store with the demo's catalogue, or with as many products as asked for, over a throwaway database. */
export const openFuzzedStore = async (wanted: {
  readonly isOnPostgres: boolean;
  readonly products: number | null;
}): Promise<FuzzedStore> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradecounter-fuzz-'));
  const postgres: Postgres | null = wanted.isOnPostgres ? await startPostgres() : null;
  const database = await openDatabase({ dataDir, ...(postgres === null ? {} : { databaseUrl: postgres.url }) });
  const { db } = database;
  await seedIfEmpty(db, { scale: wanted.products === null ? 1 : wanted.products / everyFamily().length });
  await db.execute(sql`analyze`);
  const store = await storeOver(database);
  return {
    store,
    products: await db.$count(productTable),
    extraCpuMs: postgres === null ? () => Promise.resolve(0) : () => backendCpuMs(db),
    async close() {
      await store.close();
      await postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Linux's /proc counts time in hundredths of a second. */
const tickMs = 10;

/** Processor time of the PostgreSQL processes that serve this database's connections. */
const backendCpuMs = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ pid: number }>(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  return rows.reduce((sum, { pid }) => {
    // After the name, which is in brackets, come the state and ten numbers before the two processor times.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(fields[11]) + Number(fields[12])) * tickMs;
  }, 0);
};
