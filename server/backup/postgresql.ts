import { spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '#server/db/make-folder.ts';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { advisoryLocks } from '#server/db/schema/advisory-locks.ts';
import * as schema from '#server/db/schema.ts';
import { writeArchive } from './archive.ts';
import { dumpName, manifestName, manifestOf, migrationQuery, readBackup, secretNames, textOf } from './manifest.ts';
import { BackupRefused } from './refused.ts';
import { restoreSecrets, secretsIn } from './store-secrets.ts';

export interface RestoreOptions {
  readonly databaseUrl: string;
  /** The folder with the store's keys. */
  readonly dataDir: string;
  readonly file: string;
  /** Whether existing data may be replaced. */
  readonly replaces: boolean;
}

/** Writes a backup of a PostgreSQL database with `pg_dump`: a consistent snapshot, while the store keeps running. */
export const backUpPostgres = async (databaseUrl: string, dataDir: string, file: string): Promise<void> => {
  const migration = await withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string | null }>(
      `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
    );
    if ((rows[0]?.name ?? null) === null) throw new BackupRefused('The database of DATABASE_URL holds no store.');
    return (await client.query<{ migration: number }>(migrationQuery)).rows[0]?.migration ?? 0;
  });
  const folder = mkdtempSync(join(dirname(file), '.backup-'));
  const path = join(folder, dumpName);
  try {
    await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', '--file', path], databaseUrl);
    await writeArchive(file, [
      { name: manifestName, text: manifestOf({ kind: 'postgresql', migration }) },
      ...secretsIn(dataDir),
      { name: dumpName, path },
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Restores a backup into a PostgreSQL database in one transaction. */
export const restorePostgres = async ({ databaseUrl, dataDir, file, replaces }: RestoreOptions): Promise<void> => {
  await withClient(databaseUrl, async (client) => {
    // A store that starts meanwhile waits for this lock before it reads its tables.
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      advisoryLocks.migration,
    ]);
    if (rows[0]?.isOurs !== true)
      throw new BackupRefused('A store or another restore has just begun to use the database.');
    await refuseInUse(client);
    const isEmpty = await isEmptyOf(client, replaces);
    const folder = mkdtempSync(join(tmpdir(), 'tradecounter-restore-'));
    try {
      const secrets = new Map<string, string>();
      const dump = join(folder, dumpName);
      await readBackup(file, 'postgresql', async (entry) => {
        if (secretNames.includes(entry.name)) secrets.set(entry.name, await textOf(entry));
        else if (entry.name === dumpName) await pipeline(entry.content, createWriteStream(dump, { mode: 0o600 }));
        else throw new Error('A backup holds its database alone.');
      });
      const script = join(folder, 'restore.sql');
      await run('pg_restore', ['--no-owner', '--no-privileges', '--file', script, dump]);
      const empty =
        "set lock_timeout = '10s'; drop schema if exists drizzle cascade; drop schema public cascade; create schema public;";
      const once = [
        '--no-psqlrc',
        '--quiet',
        '--single-transaction',
        '--set',
        'ON_ERROR_STOP=1',
        '--output',
        join(folder, 'output'),
      ];
      await run('psql', [...once, ...(isEmpty ? [] : ['--command', empty]), '--file', script], databaseUrl);
      makeFolder(dataDir);
      restoreSecrets(dataDir, secrets);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
};

const withClient = async <T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'tradecounter-backup' });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new BackupRefused(`The database of DATABASE_URL can't be reached: ${String(error)}`, { cause: error });
  }
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const refuseInUse = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'tradecounter'`,
  );
  if (rowCount !== 0)
    throw new BackupRefused('A store uses the database of DATABASE_URL. Stop every process of it first.');
};

const storeTables: ReadonlySet<string> = new Set(
  Object.values(schema).flatMap((one) => (is(one, PgTable) ? [getTableConfig(one).name] : [])),
);

/** Whether the database is empty. Refuses one that is not, unless it holds only a store's tables, which may be replaced. */
const isEmptyOf = async (client: pg.Client, replaces: boolean): Promise<boolean> => {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select schemaname as schema, tablename as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and schemaname not like 'pg_temp%'`,
  );
  if (rows.length === 0) return true;
  if (!replaces) {
    throw new BackupRefused(
      'The database of DATABASE_URL is not empty. Make an empty one, or add --replace to replace what is there.',
    );
  }
  const foreign = rows.filter(
    ({ schema, name }) => schema !== 'drizzle' && !(schema === 'public' && storeTables.has(name)),
  );
  if (foreign.length === 0) return false;
  const names = foreign.map(({ schema, name }) => `${schema}.${name}`).toSorted();
  throw new BackupRefused(
    `The database of DATABASE_URL holds more than a store (${names.slice(0, 5).join(', ')}). Restore into an empty one.`,
  );
};

/** Runs one of PostgreSQL's programs; the password is not among its arguments, which other users of the machine can read. */
const run = async (program: string, given: readonly string[], databaseUrl?: string): Promise<void> => {
  const env = { ...process.env };
  const args = [...given];
  if (databaseUrl !== undefined) {
    const url = new URL(databaseUrl);
    if (url.password !== '') env['PGPASSWORD'] = decodeURIComponent(url.password);
    url.password = '';
    args.unshift('--dbname', url.href);
  }
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  ended.catch(() => undefined);
  let said = '';
  for await (const chunk of Readable.from(child.stderr)) said = (said + String(chunk)).slice(-4000);
  let code: number | null;
  try {
    code = await ended;
  } catch (error) {
    throw new BackupRefused(
      `${program} could not be started. Install the client programs of PostgreSQL, of the server's version or newer (Debian: apt-get install postgresql-client).`,
      { cause: error },
    );
  }
  if (code !== 0) throw new BackupRefused(`${program} ended with ${code}:\n${said.trim()}`);
};
