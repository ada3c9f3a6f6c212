import type { Queryable } from '#server/db/database.ts';
import { outboxMail } from '#server/db/schema.ts';
import type { Mail } from './mail.ts';

/** Queues an email within a transaction. */
export const storeMail = async (tx: Queryable, { to, template, data }: Mail): Promise<void> => {
  await tx.insert(outboxMail).values({ to, template, data: { ...data } });
};
