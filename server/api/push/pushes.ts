import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PushMessage } from '#contract/push.ts';
import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/database.ts';
import { pushMessages, pushSubscriptions } from '#server/db/schema.ts';
import type { PushTransport, PushTarget } from './push-transport.ts';

const maxAttempts = 8;
const batchSize = 20;

/** The delay after the first attempt; it is twice as long after the second, and so on. */
const retryDelayMs = 5 * 60_000;

/** A message for the browsers of a customer. */
export interface CustomerMessage {
  readonly customerId: string;
  readonly message: PushMessage;
}

/** Stores messages to browsers in the transaction that causes them, and sends them to push services afterwards. */
export interface Pushes {
  /** Queues messages within a transaction. */
  queue(tx: Queryable, messages: readonly CustomerMessage[], now: Date): Promise<void>;
  /** Sends what is due; resolves when done. */
  deliver(): Promise<void>;
}

export const createPushes = (options: {
  readonly db: Database;
  readonly transport: PushTransport;
  /** The store's email address, which push services write to if something is wrong. */
  readonly contact: () => Promise<string>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}): Pushes => {
  const { db, transport, clock, log } = options;
  let delivering: Promise<void> = Promise.resolve();

  const send = async ({ id, subscriptionId, attempts, message, ...target }: Due, contact: string): Promise<void> => {
    const ofIt = eq(pushMessages.id, id);
    // An endpoint is a secret of its browser; its host is not.
    const service = new URL(target.endpoint).host;
    try {
      const pushed = await transport.push(target, message, contact);
      // This deletes the subscription's messages as well.
      if (pushed === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
      else await db.delete(pushMessages).where(ofIt);
      if (pushed === 'refused') log.error({ service }, 'a push service rejected a message as invalid');
    } catch (error) {
      log.error({ err: error, service }, 'a push message could not be sent');
      if (attempts >= maxAttempts) await db.delete(pushMessages).where(ofIt);
    }
  };

  const deliverAll = async (): Promise<void> => {
    try {
      const contact = await options.contact();
      for (;;) {
        const due = await db.transaction((tx) => claimDue(tx, clock()));
        // Runs outside a transaction: the embedded database can run only one, which must not wait for a push service.
        await Promise.all(due.map((one) => send(one, contact)));
        if (due.length < batchSize) return;
      }
    } catch (error) {
      log.error({ err: error }, 'push messages could not be sent');
    }
  };

  return {
    async queue(tx, messages, dueAt) {
      if (messages.length === 0) return;
      const customerIds = messages.map(({ customerId }) => customerId);
      const browsers = await tx
        .select({ id: pushSubscriptions.id, customerId: pushSubscriptions.customerId })
        .from(pushSubscriptions)
        .where(inArray(pushSubscriptions.customerId, customerIds));
      const queued = messages.flatMap(({ customerId, message }) =>
        browsers
          .filter((browser) => browser.customerId === customerId)
          .map(({ id: subscriptionId }) => ({ subscriptionId, message, dueAt })),
      );
      if (queued.length > 0) await tx.insert(pushMessages).values(queued);
    },
    deliver() {
      delivering = delivering.then(deliverAll);
      return delivering;
    },
  };
};

/** A message that is due; `attempts` includes the current one. */
interface Due extends PushTarget {
  readonly id: string;
  readonly subscriptionId: string;
  readonly message: PushMessage;
  readonly attempts: number;
}

/** Claims the due messages and returns them: postponing them keeps other processes from sending the same ones. */
const claimDue = async (tx: Queryable, now: Date): Promise<Due[]> => {
  const due = await tx
    .select({
      id: pushMessages.id,
      subscriptionId: pushMessages.subscriptionId,
      message: pushMessages.message,
      attempts: sql<number>`${pushMessages.attempts} + 1`,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
    })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscriptionId))
    .where(lte(pushMessages.dueAt, now))
    .orderBy(asc(pushMessages.dueAt))
    .limit(batchSize)
    .for('update', { of: pushMessages, skipLocked: true });
  for (const { id, attempts } of due) {
    const dueAt = new Date(now.getTime() + attempts * retryDelayMs);
    await tx.update(pushMessages).set({ attempts, dueAt }).where(eq(pushMessages.id, id));
  }
  return due;
};
