import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '#server/db/connect.ts';
import { freePort } from './free-port.ts';
import { root } from '#tests/support/run/step.ts';

/** The built server in a process of its own, over a throwaway data folder. */
export type Shop = {
  /** The origin, without a trailing slash. */
  url: string;
  /** The server's output so far, for a failing test. */
  log: () => string;
  /** Stops it as a host would and removes its data folder, unless the folder was given. */
  stop: () => Promise<void>;
  /** Kills it as a power cut would; the data folder stays for the next start. */
  kill: () => Promise<void>;
  dataDir: string;
};

export type ShopOptions = {
  /** The data folder; by default a copy of the seeded template. */
  dataDir?: string;
  port?: number;
  env?: NodeJS.ProcessEnv;
  /** The folder whose build it serves; by default the repository's own. */
  servedFrom?: string;
  /** Starts sooner and answers slower, as suits a shop for one journey: no optimised code, no prerendered pages. */
  isShortLived?: boolean;
  /** Optimises less code and logs less about requests, as suits a shop that journeys visit one after another. */
  isOfJourneys?: boolean;
  /** How long it may take to start. */
  openTimeoutMs?: number;
  /** Changes the store's data before it opens. */
  prepare?: (db: Database) => Promise<unknown>;
};

/** For a shop that serves some hundred journeys: optimises only code that most of them run. */
const lateOptimised = ['--interrupt-budget=675840', '--wasm-tiering-budget=18000000'];
const unoptimised = ['--liftoff-only', '--wasm-lazy-compilation', '--no-opt', '--max-semi-space-size=64'];

const template = join(root, '.cache/shop-template');

/** Starts the built server and waits until it says it is ready. */
export async function startShop({
  dataDir,
  port,
  env,
  servedFrom = root,
  isShortLived = false,
  isOfJourneys = isShortLived,
  openTimeoutMs = 90_000,
  prepare,
}: ShopOptions = {}): Promise<Shop> {
  const data = dataDir ?? copyOfTemplate();
  if (prepare !== undefined) await change(data, prepare);
  const at = port ?? (await freePort());
  const program = join(root, 'dist/server/listen.js');
  const flags = isShortLived ? unoptimised : isOfJourneys ? lateOptimised : [];
  const server = spawn(process.execPath, [...flags, program], {
    cwd: servedFrom,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(at),
      DATA_DIR: data,
      // All shoppers of a test share one address, and none of them may be rate limited.
      RATE_LIMIT: '1000000',
      PASSWORD_LIMIT: '10000',
      LOOKUP_LIMIT: '10000',
      ...(isOfJourneys ? { LOG_LEVEL: 'warn' } : {}),
      ...(isShortLived ? { WARM_PAGES: 'none' } : {}),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const keep = (chunk: Buffer) => (log = (log + chunk.toString()).slice(-200_000));
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const onExit = () => server.kill('SIGKILL');
  process.once('exit', onExit);

  const end = async (signal: NodeJS.Signals) => {
    process.off('exit', onExit);
    server.kill(signal);
    const tooLong = setTimeout(() => server.kill('SIGKILL'), 15_000);
    await gone;
    clearTimeout(tooLong);
  };
  const stop = async () => {
    await end('SIGTERM');
    if (dataDir === undefined) rmSync(data, { recursive: true, force: true });
  };

  const url = `http://127.0.0.1:${at}`;
  const giveUpAt = Date.now() + openTimeoutMs;
  while (!(await isReady(url))) {
    if (server.exitCode !== null || Date.now() > giveUpAt) {
      await stop();
      throw new Error(`The shop did not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, dataDir: data, log: () => log, stop, kill: () => end('SIGKILL') };
}

/** Seeds the folder that every shop copies, once per build; starting from a copy takes a fraction of a first start. */
export async function seedTemplate(): Promise<void> {
  const stamp = readFileSync(join(root, 'dist/.stamp'), 'utf8');
  if (existsSync(`${template}-${stamp}`)) return;
  const making = mkdtempSync(join(tmpdir(), 'tradecounter-template-'));
  const shop = await startShop({ dataDir: making, openTimeoutMs: 10 * 60_000 });
  await shop.stop();
  await dropSpareLogs(making);
  mkdirSync(dirname(template), { recursive: true });
  const earlier = readdirSync(dirname(template)).filter((name) => name.startsWith(basename(template)));
  for (const name of earlier) rmSync(join(dirname(template), name), { recursive: true });
  cpSync(making, `${template}-making`, { recursive: true });
  renameSync(`${template}-making`, `${template}-${stamp}`);
  rmSync(making, { recursive: true, force: true });
}

/** Removes the write-ahead logs that PostgreSQL keeps for reuse: more than a third of what every shop copies. */
async function dropSpareLogs(dataDir: string): Promise<void> {
  const current = await change(dataDir, async (db) => {
    const found = await db.execute<{ name: string }>(sql`select pg_walfile_name(pg_current_wal_lsn()) as name`);
    return found.rows[0]?.name ?? '';
  });
  const folder = join(dataDir, 'postgres/pg_wal');
  const logs = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));
  // Closing the database may begin the log after the current one, so that one stays.
  const spare = logs
    .filter((name) => name > current)
    .toSorted()
    .slice(1);
  for (const name of spare) rmSync(join(folder, name));
}

async function change<T>(dataDir: string, prepare: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  try {
    return await prepare(database.db);
  } finally {
    await database.close();
  }
}

function copyOfTemplate(): string {
  const stamp = readFileSync(join(root, 'dist/.stamp'), 'utf8');
  const copy = mkdtempSync(join(tmpdir(), 'tradecounter-shop-'));
  if (existsSync(`${template}-${stamp}`)) cpSync(`${template}-${stamp}`, copy, { recursive: true });
  return copy;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).status === 200;
  } catch {
    return false;
  }
}
