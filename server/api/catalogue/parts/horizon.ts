import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

/**
 * All transactions below this number have ended, so their changes are visible now. It serves as the version of the index: a
 * sequence number is assigned before the commit, so a transaction that commits late would be missed.
 */
export const readHorizon = async (db: Queryable): Promise<number> => {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return Number(rows[0]?.horizon);
};
