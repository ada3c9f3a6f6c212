import { and, asc, eq, isNull, lt, lte, notInArray, type SQL, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/database.ts';
import { outboxMail } from '#server/db/schema.ts';
import type { Email, MailTransport, Mailer } from './mail.ts';
import { storeMail } from './store-mail.ts';
import { emailOf, type Sender } from './templates.ts';

/** The last attempt is about eight hours after the first. */
export const maxAttempts = 12;

/** How long a process has an email to itself. If it isn't marked as sent by then, another process may send it. */
const leaseMs = 120_000;

/** Sending an email fails after this time, while the lease is still valid, so that the process that holds it can record the failure. */
const carryTimeoutMs = 60_000;

/** After this many failures in a row, the mail server is left alone until the next delivery. */
const maxFailuresInARow = 3;

/** The first failures may be accidental and are retried with the next delivery; after them each delay doubles. */
const retryDelayMs = (attempts: number): number => (attempts < 3 ? 0 : 2 ** (attempts - 3) * 60_000);

/** Stores emails in the transaction that causes them, and passes them to the transport afterwards. */
export interface Outbox {
  /** Queues emails within a transaction. */
  mailerOf(tx: Queryable): Mailer;
  /** Sends what is queued; resolves when done. */
  deliver(): Promise<void>;
}

export const createOutbox = (options: {
  readonly db: Database;
  readonly transport: MailTransport;
  /** The store's name and address for its emails. */
  readonly sender: () => Promise<Sender>;
  readonly log: FastifyBaseLogger;
}): Outbox => {
  const { db, transport, log } = options;
  let delivering: Promise<void> = Promise.resolve();

  const carried = async (email: Email): Promise<void> => {
    const tooLate = new AbortController();
    const late = wait(carryTimeoutMs, undefined, { signal: tooLate.signal, ref: false }).then(() => {
      throw new Error('The mail server did not accept the email in time.');
    });
    try {
      await Promise.race([transport.send(email), late]);
    } finally {
      tooLate.abort();
      await late.catch(() => undefined);
    }
  };

  /**
   * Returns whether the email was sent. Runs outside a transaction: the embedded database can run only one, which must not
   * wait for a mail server.
   */
  const send = async (mail: Taken, sender: Sender): Promise<boolean> => {
    const ofIt = eq(outboxMail.id, mail.id);
    try {
      await carried(emailOf(mail, sender));
    } catch (error) {
      log.error({ err: error, mailId: mail.id, template: mail.template }, 'an email could not be sent');
      await db
        .update(outboxMail)
        .set({ dueAt: inMs(retryDelayMs(mail.attempts)) })
        .where(and(ofIt, isNull(outboxMail.sentAt), eq(outboxMail.attempts, mail.attempts)));
      return false;
    }
    // Links in emails open accounts, so the data is deleted once the email is sent.
    await db
      .update(outboxMail)
      .set({ sentAt: sql`now()`, data: {} })
      .where(ofIt);
    return true;
  };

  const deliverAll = async (): Promise<void> => {
    try {
      const sender = await options.sender();
      const failed: string[] = [];
      for (let inARow = 0; inARow < maxFailuresInARow;) {
        const mail = await takeNext(db, failed);
        if (mail === null) return;
        if (await send(mail, sender)) {
          inARow = 0;
        } else {
          failed.push(mail.id);
          inARow += 1;
        }
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

type Taken = typeof outboxMail.$inferSelect;

/** By the database's clock, which all processes share. */
const inMs = (ms: number): SQL => sql`clock_timestamp() + make_interval(secs => ${ms / 1000})`;

/** Claims the next email for the length of a lease, so that no other process sends it meanwhile; `attempts` includes this one. */
const takeNext = async (db: Database, passedOver: readonly string[]): Promise<Taken | null> => {
  const next = db
    .select({ id: outboxMail.id })
    .from(outboxMail)
    .where(
      and(
        isNull(outboxMail.sentAt),
        lt(outboxMail.attempts, maxAttempts),
        lte(outboxMail.dueAt, sql`clock_timestamp()`),
        notInArray(outboxMail.id, [...passedOver]),
      ),
    )
    .orderBy(asc(outboxMail.attempts), asc(outboxMail.createdAt))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(outboxMail)
    .set({ attempts: sql`${outboxMail.attempts} + 1`, dueAt: inMs(leaseMs) })
    .where(eq(outboxMail.id, sql`(${next})`))
    .returning();
  return taken ?? null;
};
