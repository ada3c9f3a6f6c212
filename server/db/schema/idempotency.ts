import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, isOneOf } from './columns.ts';

const idempotencyStates = ['Running', 'Answered'] as const;

export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    /** The owner of the key: 'customer:<id>', 'guest:<anonymous id>' or 'anyone'. */
    scope: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path, query and body. */
    fingerprint: text().notNull(),
    state: text({ enum: idempotencyStates }).notNull(),
    /** The process that runs it, so that a restart can distinguish a dead run from a live one. */
    runner: text(),
    status: integer(),
    body: jsonb().$type<unknown>(),
    createdAt: createdAt(),
    answeredAt: instant(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.key] }),
    index('idempotency_records_expiry').on(table.expiresAt),
    check('idempotency_records_state', isOneOf(table.state, idempotencyStates)),
  ],
);
