import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/**
 * Requests and password attempts within their time windows, counted across all processes of a store. Unlogged: a database crash may lose
 * them.
 */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** A digest of who is counted, and for what: addresses and accounts are not stored. */
    name: text().primaryKey(),
    count: integer().notNull(),
    endsAt: instant().notNull(),
  },
  (table) => [index('limit_counts_end').on(table.endsAt)],
);

/** When a background job was last started by any process of a store, and which process is running it. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  startedAt: instant().notNull(),
  /** A random id of the process that runs it; null if none does. */
  runner: text(),
  /** Until when no other process may start it. The runner renews this while it works. */
  leasedUntil: instant(),
});

/** The addresses that accounts signed in from, so that nobody's guesses lock shoppers out of their own devices. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    /** A digest of address and account, neither of which is stored. */
    name: text().primaryKey(),
    seenAt: instant().notNull(),
  },
  (table) => [index('known_addresses_seen').on(table.seenAt)],
);
