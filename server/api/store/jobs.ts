import { lte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import {
  invites,
  knownAddresses,
  limitCounts,
  passwordResets,
  revokedTokens,
  signUpRequests,
} from '#server/db/schema.ts';
import { notifyOfStock } from '#server/api/push/notify-of-stock.ts';
import { purgeAnswers } from '#server/api/http/idempotency.ts';
import type { Outbox } from '#server/api/mail/outbox.ts';
import type { Pushes } from '#server/api/push/pushes.ts';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import { lookAtOpenPayments } from '#server/api/payments/notices/open-payments-job.ts';
import { createJobLeases } from './job-leases.ts';
import type { StoreOptions } from './options.ts';
import { deleteOldTraces } from './retention.ts';

/** How long a closing store waits for its mail server. */
const lastMailMs = 3000;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const monthMs = 30 * 24 * hourMs;

/** Runs a step of a job. */
type Attempt = (step: () => Promise<unknown>) => Promise<unknown>;

/**
 * Runs the store's background jobs, each at its own interval, until the store closes. Of several processes only one runs a
 * job at a time, however long it takes.
 */
export const startJobs = (
  app: FastifyInstance,
  options: StoreOptions,
  { outbox, pushes }: { readonly outbox: Outbox; readonly pushes: Pushes },
): void => {
  const { db, payments, publicUrl } = options;
  const timers: NodeJS.Timeout[] = [];
  const leases = createJobLeases({
    db,
    clock: options.clock,
    onError: (error) => app.log.error({ err: error }, 'the lease of a job could not be renewed'),
  });

  const attempt = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      app.log.error({ err: error }, `${what} did not work`);
    }
  };
  const every = (ms: number, what: string, work: (now: Date, attemptStep: Attempt) => Promise<unknown>): void => {
    let isRunning = false;
    const run = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      await attempt(what, () => leases.run(what, ms, (now) => work(now, (step) => attempt(what, step))));
      isRunning = false;
    };
    timers.push(setInterval(() => void run(), ms).unref());
  };

  app.addHook('onReady', () => {
    every(hourMs, 'throwing away what has expired', (now, attemptStep) => purge(db, now, attemptStep));
    every(10 * minuteMs, 'expiring unpaid orders', (now) => expireUnpaidOrders(db, { payments, publicUrl, now }));
    every(minuteMs, 'looking at open payments', (now) => lookAtOpenPayments({ db, payments, publicUrl, outbox, now }));
    every(minuteMs, 'notifying who waits for stock', (now) => notifyOfStock(db, { outbox, pushes, publicUrl, now }));
    every(minuteMs, 'delivering emails', () => outbox.deliver());
    every(minuteMs, 'delivering push messages', () => pushes.deliver());
    void outbox.deliver();
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    leases.close();
    // Emails that the mail server does not take in time are sent by another process, or after the next start.
    await Promise.race([outbox.deliver(), wait(lastMailMs, undefined, { ref: false })]);
  });
};

/**
 * Deletes stored answers after eight days, revoked tokens and rate limit counts once they have expired, IP addresses without
 * a sign-in for a year, one-time links a month after they expired, and old traces of guests. `attemptStep` runs each step, and may go on if
 * one fails.
 */
export const purge = async (db: Database, now: Date, attemptStep: Attempt = (step) => step()): Promise<void> => {
  const longAgo = new Date(now.getTime() - monthMs);
  const aYearAgo = new Date(now.getTime() - 12 * monthMs);
  const steps: readonly (() => Promise<unknown>)[] = [
    () => purgeAnswers(db, now),
    () => deleteOldTraces(db, now),
    () => db.delete(revokedTokens).where(lte(revokedTokens.expiresAt, now)),
    () => db.delete(limitCounts).where(lte(limitCounts.endsAt, now)),
    () => db.delete(knownAddresses).where(lte(knownAddresses.seenAt, aYearAgo)),
    () => db.delete(signUpRequests).where(lte(signUpRequests.expiresAt, longAgo)),
    () => db.delete(passwordResets).where(lte(passwordResets.expiresAt, longAgo)),
    () => db.delete(invites).where(lte(invites.expiresAt, longAgo)),
  ];
  for (const step of steps) await attemptStep(step);
};
