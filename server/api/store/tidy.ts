import { lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import { invites, passwordResets, signUpRequests } from '#server/db/schema.ts';
import { tellBackInStock } from '#server/api/mail/back-in-stock-news.ts';
import { purgeAnswers } from '#server/api/http/idempotency.ts';
import type { MailRoom } from '#server/api/mail/outbox.ts';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import type { StoreOptions } from './options.ts';

const minute = 60_000;
const hour = 60 * minute;
const month = 30 * 24 * hour;

/** What the store does by itself, each on its own clock, until it closes. */
export const keepTidy = (app: FastifyInstance, options: StoreOptions, mailRoom: MailRoom): void => {
  const { db, payments, publicUrl } = options;
  const timers: NodeJS.Timeout[] = [];

  const every = (ms: number, what: string, work: (now: Date) => Promise<unknown>): void => {
    const run = async (): Promise<void> => {
      try {
        await work(options.clock());
      } catch (error) {
        app.log.error({ err: error }, `${what} did not work`);
      }
    };
    timers.push(setInterval(() => void run(), ms).unref());
  };

  app.addHook('onReady', () => {
    every(hour, 'throwing away what has expired', (now) => purge(db, now));
    every(10 * minute, 'expiring unpaid orders', (now) => expireUnpaidOrders(db, { payments, publicUrl, now }));
    every(minute, 'telling who waits for stock', (now) => tellBackInStock(db, { mailRoom, publicUrl, now }));
    every(minute, 'delivering letters', () => mailRoom.deliver());
    void mailRoom.deliver();
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await mailRoom.deliver();
  });
};

/** Deletes answers past their eight days, and links of mails a month after they stopped working. */
export const purge = async (db: Database, now: Date): Promise<void> => {
  await purgeAnswers(db, now);
  const longAgo = new Date(now.getTime() - month);
  await db.delete(signUpRequests).where(lte(signUpRequests.expiresAt, longAgo));
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, longAgo));
  await db.delete(invites).where(lte(invites.expiresAt, longAgo));
};
