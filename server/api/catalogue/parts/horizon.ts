import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';

/**
 * Every transaction below this number is over, so what changed in it can be read now. A version of the index is such a
 * number: unlike a sequence, which is handed out before the commit, it lets nothing slip by that commits late.
 */
export const readHorizon = async (db: Queryable): Promise<number> => {
  const { rows } = await db.execute<{ horizon: string }>(
    sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`,
  );
  return Number(rows[0]?.horizon);
};
