import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/database.ts';

const rowsAtOnce = 4_000;

/** Inserts any number of rows: a few thousand per statement, each batch as one JSON parameter. */
export async function insertRows<T extends PgTable>(
  db: Queryable,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = columns.map(([key]) => sql.identifier(toSnakeCase(key)));
  const typed = columns.map(([key, column]) => sql`${sql.identifier(key)} ${sql.raw(column.getSQLType())}`);
  const read = columns.map(([key]) => sql`given.${sql.identifier(key)}`);
  const comma = sql`, `;
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const batch = JSON.stringify(rows.slice(at, at + rowsAtOnce));
    const inserted = db.execute(
      sql`insert into ${sql.identifier(getTableName(table))} (${sql.join(names, comma)}) select ${sql.join(read, comma)} from json_to_recordset(${batch}::json) as given(${sql.join(typed, comma)})`,
    );
    // drizzle's own error would contain the whole batch.
    await inserted.catch((error: unknown) => {
      const { cause } = error instanceof Error ? error : {};
      const detail = cause instanceof Error && 'detail' in cause ? String(cause.detail) : '';
      throw new Error(`${getTableName(table)}: ${cause instanceof Error ? cause.message : String(cause)} ${detail}`);
    });
  }
}
