import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type * as schema from './schema.ts';

export type Schema = typeof schema;

export type Database = NodePgDatabase<Schema>;

/** What `db.transaction(async (tx) => …)` hands over. Inside it every query goes through `tx`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** For functions that run inside a transaction or outside of one. */
export type Queryable = Database | Transaction;
