import { lte } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { jobRuns } from '#server/db/schema.ts';

/**
 * Claims a run of a job that is due every `everyMs`: true in one of the processes that share a database, false if any of them
 * started a run within that time. A tolerance of a tenth allows for differing clocks and timers.
 */
export const claimRun = async (db: Queryable, job: string, everyMs: number, now: Date): Promise<boolean> => {
  const claimed = await db
    .insert(jobRuns)
    .values({ job, startedAt: now })
    .onConflictDoUpdate({
      target: jobRuns.job,
      set: { startedAt: now },
      setWhere: lte(jobRuns.startedAt, new Date(now.getTime() - everyMs * 0.9)),
    })
    .returning({ job: jobRuns.job });
  return claimed.length > 0;
};
