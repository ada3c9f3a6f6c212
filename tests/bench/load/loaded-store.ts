import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { everyFamily } from '#server/db/seed/catalogue/catalogue.ts';
import { freePort } from '#tests/support/browser/free-port.ts';
import { startApiProcess } from '#tests/support/stores/api-process.ts';
import type { Postgres } from '#tests/support/stores/postgres.ts';

/** What the store's processes have used so far. */
export interface Used {
  readonly statements: number;
  readonly databaseMs: number;
  readonly cpuMs: number;
}

/** A store as an operator runs it, but without its pages; all limits are as shipped. */
export interface LoadedStore {
  readonly address: string;
  used(): Promise<Used>;
  /** The most memory that any one of its processes has held so far, and holds now. */
  memoryMb(): { readonly peak: number; readonly now: number };
  stop(): Promise<void>;
}

export interface LoadedOptions {
  readonly postgres: Postgres | null;
  /** Null for the demo catalogue as it is. */
  readonly products: number | null;
}

const processes = 2;

/** Starts a store and fills it if it is empty. A database on a given server stays there for the next run. */
export const startLoadedStore = async ({ postgres, products }: LoadedOptions): Promise<LoadedStore> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tradecounter-load-'));
  const port = await freePort();
  const metricsPort = await freePort();
  const database = postgres === null ? null : await databaseOn(postgres, products);
  const store = await startApiProcess(port, {
    DATA_DIR: dataDir,
    SEED_SCALE: String(products === null ? 1 : products / everyFamily().length),
    METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
    LOG_LEVEL: 'info',
    API_KEY: 'bench',
    STORE_KEY: 'bench',
    NODE_ENV: 'production',
    // Trusts a proxy for each shopper's address, so that each has limits of their own.
    TRUST_PROXY: '1',
    ...(database === null ? {} : { DATABASE_URL: database, PROCESSES: String(processes) }),
  });
  if (database !== null) await run(database, 'analyze');
  // A process may report that the store is open before its log does, so this reads the log each time.
  const pidsOf = (): number[] => [
    ...new Set(Array.from(store.log().matchAll(/"pid":(\d+)[^\n]*Server listening/g), ([, pid]) => Number(pid))),
  ];
  return {
    address: `http://127.0.0.1:${port}`,
    async used() {
      const texts = await Promise.all(
        pidsOf().map(async (_, n) => (await fetch(`http://127.0.0.1:${metricsPort + n}/metrics`)).text()),
      );
      const sum = (name: string): number =>
        texts.reduce((total, text) => total + Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0), 0);
      return {
        statements: sum('tradecounter_statement_duration_seconds_count'),
        databaseMs: sum('tradecounter_statement_duration_seconds_sum') * 1000,
        cpuMs: sum('process_cpu_seconds_total') * 1000,
      };
    },
    memoryMb() {
      const of = (what: string): number => Math.max(...pidsOf().map((pid) => memoryOf(pid, what)));
      return { peak: of('VmHWM'), now: of('VmRSS') };
    },
    async stop() {
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

const memoryOf = (pid: number, what: string): number =>
  Number(new RegExp(`^${what}:\\s*(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const databaseOn = async ({ url }: Postgres, products: number | null): Promise<string> => {
  const name = `load_${products ?? 'demo'}`;
  const own = new URL(url);
  own.pathname = `/${name}`;
  const { rowCount } = await run(url, `select 1 from pg_database where datname = '${name}'`);
  if (rowCount === 0) await run(url, `create database ${name}`);
  return own.href;
};

const run = async (url: string, text: string): Promise<pg.QueryResult> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
};
