import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { type EmbeddedDatabase, startEmbedded } from './embedded-database.ts';
import { GuardedPool, guardTransactions } from './guarded-pool.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';
import { observeStatements } from './statements.ts';
import { findStoreFile } from './store-files.ts';
import { endUnwantedStatements } from './cancellation.ts';

export type { Database } from './database.ts';

export interface DatabaseOptions {
  /** A PostgreSQL server (15 or later); without it the embedded database in `dataDir` is used. */
  readonly databaseUrl?: string;
  /** Folder of the embedded database, or 'memory://'. */
  readonly dataDir: string;
  /** A dump, made with `dump`, that an empty embedded database starts from. */
  readonly template?: string;
  /** The number of connections to a PostgreSQL server. The embedded database always has one. */
  readonly poolSize?: number;
  /** How long to wait for a connection to a PostgreSQL server. */
  readonly connectTimeoutMs?: number;
  /** False leaves the schema as it is. */
  readonly isMigrated?: boolean;
  /** Called when the embedded database dies. Ends the process by default. */
  readonly onFailure?: (error: Error) => void;
}

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly isEmbedded: boolean;
  /** Writes an embedded database to a file; use pg_dump for a PostgreSQL server. */
  dump(file: string): Promise<void>;
  /** Takes a consistent copy of an embedded database's folder. */
  snapshot(folder: string): Promise<void>;
  close(): Promise<void>;
}

// count(*) and sum() return int8: parses it as a number if that is exact.
pg.types.setTypeParser(pg.types.builtins.INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number; cast it to text.`);
  return value;
});

/** Opens the store's database and migrates it to the newest schema. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const onFailure = options.onFailure ?? endProcess;
  const embedded =
    options.databaseUrl === undefined
      ? await startEmbedded({
          dataDir: options.dataDir,
          onCrash: onFailure,
          ...(options.template !== undefined && { template: options.template }),
        })
      : null;
  const pool = new GuardedPool(embedded === null ? serverPool(options) : embeddedPool(embedded));
  // The pool replaces a broken connection; the embedded database's thread reports its own end.
  const report = (error: Error): void =>
    embedded === null ? console.error(`PostgreSQL: ${error.message}`) : undefined;
  pool.on('error', report);
  // The pool listens only while a client is idle. While it is in use, the query fails as well, which answers the request.
  pool.on('connect', (client) => client.on('error', report));
  const db: Database = drizzle(pool, { schema, casing: 'snake_case' });
  guardTransactions(db);
  observeStatements(pool, db);
  // The embedded database runs one statement at a time, and can't receive a cancellation meanwhile.
  endUnwantedStatements(pool, embedded === null);
  const close = async (): Promise<void> => {
    await pool.end();
    await embedded?.close();
  };
  try {
    if (options.isMigrated !== false) await migrateDatabase(pool, findStoreFile('migrations'));
  } catch (error) {
    await close();
    throw error;
  }
  const its = (): EmbeddedDatabase => {
    if (embedded === null) throw new Error('Only an embedded database can be copied here; use pg_dump.');
    return embedded;
  };
  return {
    db,
    pool,
    isEmbedded: embedded !== null,
    dump: (file) => its().dump(file),
    snapshot: (folder) => its().snapshot(folder),
    close,
  };
}

/** A single connection: PGlite is one session, and the messages of several clients would interleave. */
const embeddedPool = ({ host, port }: EmbeddedDatabase): pg.PoolConfig => ({
  host,
  port,
  user: 'postgres',
  database: 'postgres',
  ssl: false,
  max: 1,
  idleTimeoutMillis: 0,
  connectionTimeoutMillis: 30_000,
  onConnect: startAnew,
});

const serverPool = ({ databaseUrl, poolSize = 10, connectTimeoutMs = 10_000 }: DatabaseOptions): pg.PoolConfig => ({
  connectionString: databaseUrl,
  max: poolSize,
  connectionTimeoutMillis: connectTimeoutMs,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 30_000,
  application_name: 'tradecounter',
  onConnect: tunePlanner,
});

/**
 * The data is cached in memory, where random reads cost as little as sequential ones, and no query is long enough for
 * JIT to pay. The pool awaits the promise, though its types do not say so.
 */
function tunePlanner(client: pg.ClientBase): unknown {
  return client.query('set random_page_cost = 1.1; set jit = off');
}

/** The embedded database's session outlives its connections, and so do the statements that earlier ones prepared. */
function startAnew(client: pg.ClientBase): unknown {
  return client.query('deallocate all').then(() => tunePlanner(client));
}

function endProcess(error: Error): void {
  console.error(error.message);
  process.exit(1);
}
