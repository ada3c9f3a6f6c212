import { randomUUID } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { jobRuns } from '#server/db/schema.ts';

/** How long a job stays with a process that doesn't renew its lease: one that died, for instance. */
const leaseMs = 120_000;

/** Several renewals may fail or be late before the lease is over. */
const renewalMs = 30_000;

export interface JobLeases {
  /**
   * Runs a job that is due every `everyMs`, unless any of the processes that share a database started it within that time, or
   * is still running it. A tolerance of a tenth allows for differing clocks and timers.
   */
  run(job: string, everyMs: number, work: (now: Date) => Promise<unknown>): Promise<void>;
  /** Ends the renewals. */
  close(): void;
}

/** Leases jobs to this process: each is one row, which is renewed while the job runs and released at its end. */
export const createJobLeases = (options: {
  readonly db: Database;
  readonly clock: () => Date;
  /** Called with the errors of failed renewals. */
  readonly onError: (error: unknown) => void;
}): JobLeases => {
  const { db, clock, onError } = options;
  const runner = randomUUID();
  const renewals = new Set<NodeJS.Timeout>();
  const leaseEnd = (now: Date): Date => new Date(now.getTime() + leaseMs);

  const take = async (job: string, everyMs: number, now: Date): Promise<boolean> => {
    const lease = { startedAt: now, runner, leasedUntil: leaseEnd(now) };
    const isDue = lte(jobRuns.startedAt, new Date(now.getTime() - everyMs * 0.9));
    const isFree = sql`coalesce(${lte(jobRuns.leasedUntil, now)}, true)`;
    const taken = await db
      .insert(jobRuns)
      .values({ job, ...lease })
      .onConflictDoUpdate({ target: jobRuns.job, set: lease, setWhere: sql`${isDue} and ${isFree}` })
      .returning({ job: jobRuns.job });
    return taken.length > 0;
  };

  // Another process has the job if this one couldn't renew its lease in time.
  const isOwn = (job: string) => and(eq(jobRuns.job, job), eq(jobRuns.runner, runner));
  const renew = (job: string) =>
    db
      .update(jobRuns)
      .set({ leasedUntil: leaseEnd(clock()) })
      .where(isOwn(job));
  const release = (job: string) => db.update(jobRuns).set({ runner: null, leasedUntil: null }).where(isOwn(job));

  return {
    async run(job, everyMs, work) {
      const now = clock();
      if (!(await take(job, everyMs, now))) return;
      let renewing: Promise<unknown> = Promise.resolve();
      const timer = setInterval(() => {
        renewing = renewing.then(() => renew(job)).catch(onError);
      }, renewalMs).unref();
      renewals.add(timer);
      try {
        await work(now);
      } finally {
        clearInterval(timer);
        renewals.delete(timer);
        await renewing;
        await release(job);
      }
    },
    close() {
      for (const timer of renewals) clearInterval(timer);
    },
  };
};
