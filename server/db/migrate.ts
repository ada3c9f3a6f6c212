import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { advisoryLocks } from './schema/advisory-locks.ts';

/** Migrates the database to the newest schema; processes that start together take turns. */
export async function migrateDatabase(pool: pg.Pool, migrationsFolder: string): Promise<void> {
  const client = await pool.connect();
  try {
    // Another process's migration may take longer than the shop's statement timeout.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    try {
      // drizzle logs 'already exists, skipping' at every start.
      await client.query('set client_min_messages = warning');
      await migrate(drizzle(client), { migrationsFolder });
    } finally {
      await client.query('reset client_min_messages; reset statement_timeout');
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]);
    }
  } finally {
    client.release();
  }
}
