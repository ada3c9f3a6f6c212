import { lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/db/connect.ts';
import { invites, passwordResets, signUpRequests } from '#server/db/schema.ts';
import { purgeAnswers } from './idempotency.ts';
import type { MailRoom } from './mail-room.ts';

const minute = 60_000;
const hour = 60 * minute;
const month = 30 * 24 * hour;

/** Throws away what has expired (hourly), and tries letters again that did not go out (each minute), until the store closes. */
export const keepTidy = (app: FastifyInstance, db: Database, mailRoom: MailRoom, clock: () => Date): void => {
  const timers: NodeJS.Timeout[] = [];

  const tidy = async (): Promise<void> => {
    try {
      await purge(db, clock());
    } catch (error) {
      app.log.error({ err: error }, 'what has expired could not be thrown away');
    }
  };

  app.addHook('onReady', () => {
    timers.push(setInterval(() => void tidy(), hour).unref());
    timers.push(setInterval(() => void mailRoom.deliver(), minute).unref());
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
