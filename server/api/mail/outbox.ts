import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/database.ts';
import { outboxMail } from '#server/db/schema.ts';
import type { MailCarrier, Mailer } from './mail.ts';
import { storeMail } from './store-mail.ts';
import { emailOf, type Sender } from './templates.ts';

const maxAttempts = 8;
const batchSize = 20;

/** Stores emails in the transaction that causes them, and hands them to the carrier afterwards. */
export interface Outbox {
  /** Queues emails within a transaction. */
  mailerOf(tx: Queryable): Mailer;
  /** Sends what is queued; resolves when done. */
  deliver(): Promise<void>;
}

export const createOutbox = (options: {
  readonly db: Database;
  readonly carrier: MailCarrier;
  /** The store as it signs its emails. */
  readonly sender: () => Promise<Sender>;
  readonly log: FastifyBaseLogger;
}): Outbox => {
  const { db, carrier, log } = options;
  let delivering: Promise<void> = Promise.resolve();

  const deliverBatch = async (sender: Sender): Promise<boolean> =>
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
          await carrier.carry(emailOf(mail, sender));
          // Links in emails open accounts, so they are deleted once sent.
          await tx
            .update(outboxMail)
            .set({ sentAt: sql`now()`, data: {} })
            .where(eq(outboxMail.id, mail.id));
        } catch (error) {
          hasFailed = true;
          log.error({ err: error, mailId: mail.id, template: mail.template }, 'an email could not be sent');
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
      const sender = await options.sender();
      while (await deliverBatch(sender)) {
        // Until a batch is not full.
      }
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be emptied');
    }
  };

  return {
    mailerOf: (tx) => ({
      send: (mail) => storeMail(tx, mail),
    }),
    deliver() {
      delivering = delivering.then(deliverAll);
      return delivering;
    },
  };
};
