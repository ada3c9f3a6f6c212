import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { openDatabase, type OpenDatabase } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import * as schema from './schema.ts';
import { findStoreFile } from './store-files.ts';

let database: OpenDatabase;
let drop: () => Promise<void>;

beforeAll(async () => {
  const empty = await emptyDatabase();
  drop = empty.drop;
  database = await openDatabase({ dataDir: 'memory://', ...(empty.url !== null && { databaseUrl: empty.url }) });
});

afterAll(async () => {
  await database.close();
  await drop();
});

test('the migrations make the tables that the schema names, column by column', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and table_name in (select tablename from pg_tables where schemaname = 'public')`,
  );
  const named = Object.values(schema).flatMap((one) =>
    is(one, PgTable) ? Object.keys(getTableColumns(one)).map((key) => `${getTableName(one)}.${toSnakeCase(key)}`) : [],
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});

test('every foreign key has an index that begins with it', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select conrelid::regclass || '.' || conname as name from pg_constraint f
     where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
       select 1 from pg_index i where i.indrelid = f.conrelid and i.indkey[0] = f.conkey[1]
     )`,
  );
  // These columns are only looked up together with the customer.
  expect(rows.map(({ name }) => name)).toEqual(['orders.orders_privacy_policy_id_privacy_policies_id_fk']);
});

test('migrating again runs no migration a second time', async () => {
  const count = async () => {
    const { rows } = await database.pool.query<{ n: number }>('select count(*) as n from drizzle.__drizzle_migrations');
    return rows[0]?.n;
  };
  const before = await count();
  await migrateDatabase(database.pool, findStoreFile('migrations'));
  expect(await count()).toBe(before);
});

test('options that were taken for collection are marked as such, and a courier on the same day is not', async () => {
  const made = `insert into delivery_zones (id, name, country_codes, postcode_prefixes) values ('z', 'Z', '{GB}', '{}');
    insert into delivery_options (id, code, name, carrier) values
      ('counter', 'counter', 'Counter', null), ('courier', 'courier', 'Courier', 'Citybike'), ('van', 'van', 'Van', null),
      ('unused', 'unused', 'Unused', null);
    insert into delivery_zone_options (id, zone_id, delivery_option_id, estimated_days_min, estimated_days_max, sort_order)
      values ('a', 'z', 'counter', 0, 0, 0), ('b', 'z', 'courier', 0, 0, 1), ('c', 'z', 'van', 0, 1, 2);`;
  await database.pool.query(made);
  await database.pool.query(readFileSync(join(findStoreFile('migrations'), '0026_collection_marked.sql'), 'utf8'));
  const { rows } = await database.pool.query<{ id: string }>('select id from delivery_options where is_collection');
  expect(rows).toEqual([{ id: 'counter' }]);
});

test('a count comes back as a number', async () => {
  const { rows } = await database.pool.query<{ n: unknown }>('select count(*) as n, 1 as one from orders');
  expect(rows[0]?.n).toBe(0);
});

test('the sequence of order numbers gives six digits that begin with a 5', async () => {
  const { rows } = await database.pool.query<{ number: string }>(`select 'TC-' || nextval('order_numbers') as number`);
  expect(rows[0]?.number).toMatch(/^TC-5\d{5}$/);
});
