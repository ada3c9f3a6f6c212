import pg from 'pg';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { bare } from '#tests/support/stores/bare-store.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();

afterAll(() => store.close());

const server = process.env['TEST_DATABASE_URL'] ?? '';

/** Terminates the connection of a write that waits for a lock, as a failover would. */
const cutTheWrite = async (write: () => Promise<{ status: number }>): Promise<{ status: number }> => {
  const { rows } = await store.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(server);
  url.pathname = `/${rows[0]?.name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('lock table baskets in access exclusive mode');
    const answer = write();
    for (;;) {
      const cut = await store.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      if (cut.rows.length > 0) break;
    }
    return await answer;
  } finally {
    await client.end();
  }
};

test('a repeated write is done once; on a database server even after its connection was cut, which is answered 503 with Retry-After [API-10]', async () => {
  const headers = { 'Idempotency-Key': `"${crypto.randomUUID()}"` };
  const write = () =>
    store.send({
      method: 'PUT',
      path: '/baskets',
      headers,
      body: { productVariantId: bare.variantId, quantity: 1 },
    });
  if (server !== '') {
    expect(await cutTheWrite(write)).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  }
  const first = await write();
  const second = await write();
  expect(first.status).toBe(200);
  expect(second.body).toEqual(first.body);
  const { rows } = await store.db.execute(sql`select count(*)::int as count from baskets`);
  expect(rows).toEqual([{ count: 1 }]);
});
