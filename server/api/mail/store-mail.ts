import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { outboxMail } from '#server/db/schema.ts';
import type { Mail } from './mail.ts';

/** Queues an email within a transaction. */
export const storeMail = async (tx: Queryable, { to, template, data }: Mail): Promise<void> => {
  await tx.insert(outboxMail).values({ to, template, data: { ...data } });
};

/** Writes as much as `storeMail`, and sends nothing: an answer must not show by its time whether an email goes out. */
export const storeNoMail = async (tx: Queryable, template: Mail['template']): Promise<void> => {
  await tx.insert(outboxMail).values({ to: '', template, data: {}, sentAt: sql`now()` });
};
