import { sql } from 'drizzle-orm';
import { Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { refusalOfDatabase } from '#server/api/http/database-refusal.ts';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { openDatabase } from './connect.ts';

const empty = await emptyDatabase();
const { db, pool, close } = await openDatabase({
  dataDir: 'memory://',
  ...(empty.url === null ? {} : { databaseUrl: empty.url }),
});

afterAll(async () => {
  await close();
  await empty.drop();
});

/** pg's types omit the connection. */
const Connected = z.object({ connection: z.object({ stream: z.instanceof(Socket) }) });

/** The sockets of connections in use. */
const socketsInUse = new Set<Socket>();
pool.on('acquire', (client) => {
  const { connection } = Connected.parse(client);
  socketsInUse.add(connection.stream);
});
pool.on('release', () => {
  socketsInUse.clear();
});

const breakConnections = (error?: Error): void => {
  for (const socket of socketsInUse) socket.destroy(error);
};

test.each([
  ['it is reset', new Error('read ECONNRESET')],
  ['it ends', undefined],
])('a connection that breaks in a transaction fails that transaction alone: %s', async (_, error) => {
  const failure = await db
    .transaction(async (tx) => {
      await tx.execute(sql`create table half_done (id int)`);
      breakConnections(error);
      await tx.execute(sql`select 1`);
    })
    .catch((reason: unknown) => reason);
  expect(refusalOfDatabase(failure)?.status).toBe(503);
  const { rows } = await db.execute(sql`select to_regclass('half_done') as found`);
  expect(rows).toEqual([{ found: null }]);
});

test('a connection that ends between statements does not end the process', async () => {
  const failure = await db
    .transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      breakConnections(new Error('read ECONNRESET'));
      await new Promise((resolve) => setImmediate(resolve));
      await tx.execute(sql`select 1`);
    })
    .catch((reason: unknown) => reason);
  expect(refusalOfDatabase(failure)?.status).toBe(503);
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
});
