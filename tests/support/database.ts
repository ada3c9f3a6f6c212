import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import * as schema from '#server/db/schema.ts';
import type { Database } from '#server/db/database.ts';
import { freePort } from './free-port.ts';

/** A migrated database of a test file's own: embedded, or a fresh one on the server of TEST_DATABASE_URL. */
export const openTestDatabase = async (): Promise<{ db: Database; close: () => Promise<void> }> => {
  const server = process.env['TEST_DATABASE_URL'];
  const { url, max, drop } = server === undefined || server === '' ? await embedded() : await fresh(server);
  const pool = new pg.Pool({ connectionString: url, max });
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  await migrate(db, { migrationsFolder: 'server/db/migrations' });
  return {
    db,
    async close() {
      await pool.end();
      await drop();
    },
  };
};

const embedded = async () => {
  const lite = await PGlite.create({ extensions: { pg_trgm } });
  const port = await freePort();
  const socket = new PGLiteSocketServer({ db: lite, port, maxConnections: 20 });
  await socket.start();
  const drop = async (): Promise<void> => {
    await socket.stop();
    await lite.close();
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, max: 4, drop };
};

const fresh = async (server: string) => {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, max: 10, drop: () => run(`drop database ${name} with (force)`) };
};
