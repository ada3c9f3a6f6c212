import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase, type Database } from '#server/db/connect.ts';
import { FolderInUse, acquirePidLock } from '#server/db/pid-lock.ts';
import { seedIfEmpty } from '#server/db/seed/run.ts';
import { seedBareStore } from './bare-store.ts';

/** The content of a test database: `bare` is what `bare-store.ts` seeds, `demo` a small version of the demo shop, `empty` has only tables. */
export type Content = 'bare' | 'demo' | 'empty';

const fill: Readonly<Record<Content, (db: Database) => Promise<void>>> = {
  bare: seedBareStore,
  empty: () => Promise.resolve(),
  demo: async (db) => void (await seedIfEmpty(db, { scale: 0.1 })),
};

/** A database for one test file: embedded, or on the server of TEST_DATABASE_URL. Copied from a template that is filled once. */
export const openTestDatabase = async (content: Content): Promise<{ db: Database; close: () => Promise<void> }> => {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `${content}_${digestOfDatabase()}`;
  if (server === '') return openDatabase({ dataDir: 'memory://', template: await dumpOf(content, name) });
  await withServer(server, (client) => makeTemplate(server, client, content, name));
  const copy = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await withServer(server, (client) => client.query(`create database ${copy} template ${name}`));
  const { db, close } = await openDatabase({ dataDir: 'memory://', databaseUrl: urlOf(server, copy) });
  return {
    db,
    async close() {
      await close();
      await withServer(server, (client) => client.query(`drop database ${copy} with (force)`));
    },
  };
};

/** A dump of a bare embedded database, for a test that needs one on disk. */
export const bareDump = (): Promise<string> => dumpOf('bare', `bare_${digestOfDatabase()}`);

/** An empty database on the server of TEST_DATABASE_URL; without one, `url` is null and the embedded database is used. */
export const emptyDatabase = async (): Promise<{ url: string | null; drop: () => Promise<void> }> => {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  if (server === '') return { url: null, drop: () => Promise.resolve() };
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await withServer(server, (client) => client.query(`create database ${name}`));
  return {
    url: urlOf(server, name),
    drop: () => withServer(server, (client) => client.query(`drop database ${name} with (force)`)),
  };
};

/** The files outside `server/db` that the variant index depends on. */
const wordsOfParts = ['part-words', 'search-words', 'trade-words'].map((name) => `src/contract/${name}.ts`);

/** A digest of everything that can invalidate a cached copy. */
const digestOfDatabase = (): string => {
  const hash = createHash('sha256').update(readFileSync('tests/support/stores/bare-store.ts'));
  const files = readdirSync('server/db', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = [...files.map((entry) => join(entry.parentPath, entry.name)), ...wordsOfParts];
  for (const path of paths.toSorted()) {
    hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
};

const folder = '.cache/test-databases';

const dumpOf = async (content: Content, name: string): Promise<string> => {
  const file = join(folder, `${name}.dump`);
  mkdirSync(folder, { recursive: true });
  while (!existsSync(file)) {
    const lock = takenOrNull(join(folder, `${name}.lock`));
    if (lock === null) {
      await wait(100);
      continue;
    }
    try {
      if (!existsSync(file)) await writeDump(content, file);
    } finally {
      lock.release();
    }
  }
  return file;
};

const writeDump = async (content: Content, file: string): Promise<void> => {
  const { db, dump, close } = await openDatabase({ dataDir: 'memory://' });
  await fill[content](db);
  await dump(`${file}.part`);
  await close();
  for (const name of readdirSync(folder))
    if (/^[a-z]+_/.exec(name)?.[0] === `${content}_` && name.endsWith('.dump')) rmSync(join(folder, name));
  renameSync(`${file}.part`, file);
};

const takenOrNull = (path: string): { release: () => void } | null => {
  try {
    return acquirePidLock(path);
  } catch (error) {
    if (error instanceof FolderInUse) return null;
    throw error;
  }
};

/** Creates the database that others are copied from; a second process waits for the lock and finds it done. */
const makeTemplate = async (server: string, client: pg.Client, content: Content, name: string): Promise<void> => {
  await client.query('select pg_advisory_lock(hashtext($1))', [name]);
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount !== 0) return;
  await client.query(`drop database if exists ${name}_part with (force)`);
  await client.query(`create database ${name}_part`);
  const { db, close } = await openDatabase({ dataDir: 'memory://', databaseUrl: urlOf(server, `${name}_part`) });
  await fill[content](db);
  await close();
  await client.query(`alter database ${name}_part rename to ${name}`);
};

const urlOf = (server: string, database: string): string => {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
};

// The lock on a template is released with its connection.
const withServer = async (server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};
