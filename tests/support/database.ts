import pg from 'pg';
import { openDatabase, type Database } from '#server/db/connect.ts';

/** A migrated database of a test file's own: embedded, or a fresh one on the server of TEST_DATABASE_URL. */
export const openTestDatabase = async (): Promise<{ db: Database; close: () => Promise<void> }> => {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  if (server === '') return openDatabase({ dataDir: 'memory://' });
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  await run(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const { db, close } = await openDatabase({ dataDir: 'memory://', databaseUrl: url.href });
  return {
    db,
    async close() {
      await close();
      await run(server, `drop database ${name} with (force)`);
    },
  };
};

const run = async (server: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
};
