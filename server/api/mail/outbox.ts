import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/database.ts';
import { outboxMail } from '#server/db/schema.ts';
import type { MailCarrier, Mailer } from './mail.ts';
import { letterOf } from './texts.ts';

const maxAttempts = 8;
const batchSize = 20;

/** Keeps letters in the database with what caused them, and hands them to the carrier afterwards. */
export interface MailRoom {
  /** Posts within a transaction. */
  mailerOf(tx: Queryable): Mailer;
  /** Carries what has been posted; gives its own work back only to whoever must know that it is done. */
  deliver(): Promise<void>;
}

export const createMailRoom = (options: {
  readonly db: Database;
  readonly carrier: MailCarrier;
  readonly storeName: () => Promise<string>;
  readonly log: FastifyBaseLogger;
}): MailRoom => {
  const { db, carrier, log } = options;
  let delivering: Promise<void> = Promise.resolve();

  const deliverBatch = async (storeName: string): Promise<boolean> =>
    db.transaction(async (tx) => {
      const waiting = await tx
        .select()
        .from(outboxMail)
        .where(and(isNull(outboxMail.sentAt), lt(outboxMail.attempts, maxAttempts)))
        .orderBy(asc(outboxMail.attempts), asc(outboxMail.createdAt))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      let hasFailed = false;
      for (const mail of waiting) {
        try {
          await carrier.carry(letterOf(mail, storeName));
          // The links in a letter are keys to accounts: the store itself keeps none of them.
          await tx
            .update(outboxMail)
            .set({ sentAt: sql`now()`, data: {} })
            .where(eq(outboxMail.id, mail.id));
        } catch (error) {
          hasFailed = true;
          log.error({ err: error, mailId: mail.id, template: mail.template }, 'a letter could not be sent');
          await tx
            .update(outboxMail)
            .set({ attempts: mail.attempts + 1 })
            .where(eq(outboxMail.id, mail.id));
        }
      }
      return waiting.length === batchSize && !hasFailed;
    });

  const deliverAll = async (): Promise<void> => {
    try {
      const storeName = await options.storeName();
      while (await deliverBatch(storeName)) {
        // One batch after the other until a short one says that all are out.
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be emptied');
    }
  };

  return {
    mailerOf: (tx) => ({
      async send(mail) {
        await tx.insert(outboxMail).values({ to: mail.to, template: mail.template, data: { ...mail.data } });
      },
    }),
    deliver() {
      delivering = delivering.then(deliverAll);
      return delivering;
    },
  };
};
