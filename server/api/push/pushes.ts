import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { PushMessage } from '#contract/push.ts';
import type { Database } from '#server/db/connect.ts';
import type { Queryable } from '#server/db/database.ts';
import { pushMessages, pushSubscriptions } from '#server/db/schema.ts';
import type { PushCarrier, PushTarget } from './push-carrier.ts';

const maxAttempts = 8;
const batchSize = 20;

/** After the first attempt; after the second it is twice as long, and so on. */
const putOffMs = 5 * 60_000;

/** A message for the browsers of a customer. */
export interface CustomerMessage {
  readonly customerId: string;
  readonly message: PushMessage;
}

/** Stores messages to browsers in the transaction that causes them, and hands them to push services afterwards. */
export interface Pushes {
  /** Queues messages within a transaction. */
  queue(tx: Queryable, messages: readonly CustomerMessage[], now: Date): Promise<void>;
  /** Sends what is due; resolves when done. */
  deliver(): Promise<void>;
}

export const createPushes = (options: {
  readonly db: Database;
  readonly carrier: PushCarrier;
  /** The store's email address: push services write to it where something is wrong. */
  readonly contact: () => Promise<string>;
  readonly clock: () => Date;
  readonly log: FastifyBaseLogger;
}): Pushes => {
  const { db, carrier, clock, log } = options;
  let delivering: Promise<void> = Promise.resolve();

  const send = async ({ id, subscriptionId, attempts, message, ...target }: Due, contact: string): Promise<void> => {
    const ofIt = eq(pushMessages.id, id);
    // An endpoint is a secret of its browser; its host is none.
    const service = new URL(target.endpoint).host;
    try {
      const pushed = await carrier.push(target, message, contact);
      // With the subscription go its messages.
      if (pushed === 'gone') await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscriptionId));
      else await db.delete(pushMessages).where(ofIt);
      if (pushed === 'refused') log.error({ service }, 'a push service took a message for invalid');
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
        // No transaction waits for a push service: the embedded database has room for one.
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

/** A message whose turn it is; `attempts` counts this one. */
interface Due extends PushTarget {
  readonly id: string;
  readonly subscriptionId: string;
  readonly message: PushMessage;
  readonly attempts: number;
}

/** Puts off what is due, so that no other process sends it meanwhile, and gives it. */
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
    const dueAt = new Date(now.getTime() + attempts * putOffMs);
    await tx.update(pushMessages).set({ attempts, dueAt }).where(eq(pushMessages.id, id));
  }
  return due;
};
