import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Database } from '#server/db/connect.ts';
import * as tables from '#server/db/schema.ts';
import { publishedTables } from '#server/db/shown-tables.ts';

/** Guests see this table, but every order writes to it. */
const stockTable = getTableName(tables.stock);

/** The tables that shoppers write. A server keeps much of the rest in memory, where no statement can restore it. */
const restored: readonly string[] = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => name === stockTable || !publishedTables.includes(name));

const names = restored.map((name) => `'${name}'`).join(', ');

const remember = `
do $remember$
declare
  it text;
begin
  create schema first_state;
  create table first_state.written (name text primary key);
  create table first_state.counters as select sequencename, last_value from pg_sequences where schemaname = 'public';
  create function first_state.note() returns trigger language plpgsql as $note$
  begin
    insert into first_state.written values (tg_table_name) on conflict do nothing;
    return null;
  end
  $note$;
  for it in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create trigger first_state after insert or update or delete or truncate on public.%I
      for each statement execute function first_state.note()', it);
  end loop;
  foreach it in array array[${names}] loop
    execute format('create table first_state.%1$I as table public.%1$I', it);
  end loop;
end
$remember$`;

/** Compares rows as text, since json has no equality; rows that were not written stay in place. */
const restore = `
do $restore$
declare
  it text;
  its_columns text;
begin
  -- No foreign key, and nothing that a table's own triggers work out: those tables are put back as well.
  set local session_replication_role = replica;
  for it in select name from first_state.written loop
    select string_agg(quote_ident(column_name), ', ') into its_columns from information_schema.columns
      where table_schema = 'public' and table_name = it and is_generated = 'NEVER';
    execute format('delete from public.%1$I now where not exists
      (select from first_state.%1$I before where before::text = now::text)', it);
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from first_state.%1$I before
      where not exists (select from public.%1$I now where now::text = before::text)', it, its_columns);
  end loop;
  delete from first_state.written;
  perform setval(format('public.%I', sequencename)::regclass, coalesce(last_value, 1), last_value is not null)
    from first_state.counters;
end
$restore$`;

/** Copies the tables that shoppers write and makes the database record which tables are written from now on. */
export const rememberFirstState = (db: Database): Promise<unknown> => db.execute(sql.raw(remember));

/**
 * Restores what shoppers have written since, after calling `dropViews` if orders have changed the stock. Returns false, and restores
 * nothing, if other tables were written too.
 */
export const restoreFirstState = async (client: pg.Client, dropViews: () => Promise<void>): Promise<boolean> => {
  const { rows } = await client.query<{ name: string }>('select name from first_state.written');
  const written = rows.map(({ name }) => name);
  if (written.some((name) => !restored.includes(name))) return false;
  if (written.includes(stockTable)) await dropViews();
  await client.query(restore);
  return true;
};
