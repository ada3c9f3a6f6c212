import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

export type Schema = typeof schema;

/** The store's database or one of its transactions. */
export type Database = PgDatabase<NodePgQueryResultHKT, Schema>;

export type Queryable = Database;
