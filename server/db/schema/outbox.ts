import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';

/** Mail is written in the same transaction as its cause and sent afterwards. */
export const outboxMail = pgTable(
  'outbox_mail',
  {
    id: id(),
    to: text().notNull(),
    template: text().notNull(),
    data: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    /** Not sent before this time: a process is sending it, or it is postponed. */
    dueAt: instant().notNull().defaultNow(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [index('outbox_mail_unsent').on(table.sentAt, table.createdAt)],
);

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: createdAt(),
    /** 'customer:<id>', 'guest:<anonymous id>', 'operator' or 'store'. */
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index('audit_entries_subject').on(table.subject, table.at), index('audit_entries_at').on(table.at)],
);
