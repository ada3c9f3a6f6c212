import type * as z from 'zod';
import { postgres, whole } from './environment-fields.ts';

/** With fewer, one payment that waits for its provider would hold half of them. */
const minConnections = 3;

const usualConnections = 10;

/** The environment variables of the database. */
export const databaseFields = {
  DATABASE_URL: postgres.optional(),
  DATABASE_READ_URL: postgres.optional(),
  DATABASE_POOL_SIZE: whole(minConnections, 1000).optional(),
  PROCESSES: whole(1, 64).default(1),
  SLOW_STATEMENT_MS: whole(0, 3_600_000).default(500),
};

export interface DatabaseSettings {
  readonly databaseUrl: string | null;
  /** A streaming replica of that server, for reads that may be slightly stale. */
  readonly databaseReadUrl: string | null;
  /** The most connections that a process opens to a PostgreSQL server, and as many to its replica. */
  readonly databasePoolSize: number;
  /** The number of processes that serve the store on this machine. */
  readonly processes: number;
  /** A statement that takes longer is logged; 0: none is. */
  readonly slowStatementMs: number;
}

/** The database in the environment; problems are listed. Pages alone use none, in any number of processes. */
export const readDatabase = (
  it: z.output<z.ZodObject<typeof databaseFields>>,
  { isOwnApi }: { readonly isOwnApi: boolean },
): { readonly database: DatabaseSettings; readonly problems: readonly string[] } => {
  const needed = [
    [it.PROCESSES > 1, 'PROCESSES: more than one process needs a DATABASE_URL; the embedded database has room for one'],
    [it.DATABASE_READ_URL !== undefined, 'DATABASE_READ_URL: a replica needs the DATABASE_URL that it is a replica of'],
    [
      it.DATABASE_POOL_SIZE !== undefined,
      'DATABASE_POOL_SIZE: more than one connection needs a DATABASE_URL; the embedded database has one',
    ],
  ] as const;
  return {
    database: {
      databaseUrl: it.DATABASE_URL ?? null,
      databaseReadUrl: it.DATABASE_READ_URL ?? null,
      databasePoolSize: it.DATABASE_POOL_SIZE ?? usualConnections,
      processes: it.PROCESSES,
      slowStatementMs: it.SLOW_STATEMENT_MS,
    },
    problems:
      isOwnApi && it.DATABASE_URL === undefined ? needed.flatMap(([isSet, problem]) => (isSet ? [problem] : [])) : [],
  };
};
