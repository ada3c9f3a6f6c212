import { and, type Column, eq, gt, or, type SQL } from 'drizzle-orm';

const stepSize = 100;

/** With more that fail than this many steps hold, those behind them have to wait. */
const maxSteps = 10;

/**
 * Works through what `next` finds, in steps: each continues after the last row of the one before, so that rows that fail every
 * time don't stop those behind them. Returns how many rows `work` called done; what it threw is thrown at the end.
 */
export const workThrough = async <T>(
  next: (after: T | null, limit: number) => Promise<readonly T[]>,
  work: (row: T) => Promise<boolean>,
  message: (failed: number) => string,
): Promise<number> => {
  let done = 0;
  const failures: unknown[] = [];
  let after: T | null = null;
  for (let step = 0; step < maxSteps; step += 1) {
    const rows: readonly T[] = await next(after, stepSize);
    for (const row of rows) {
      try {
        if (await work(row)) done += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    after = rows.at(-1) ?? null;
    if (rows.length < stepSize) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, message(failures.length));
  return done;
};

/** In the order of a time and then of an id: the rows behind the given one, or all if there is none. */
export const isBehind = (
  columns: { readonly time: Column; readonly id: Column },
  after: { readonly time: Date; readonly id: string } | null,
): SQL | undefined =>
  after === null
    ? undefined
    : or(gt(columns.time, after.time), and(eq(columns.time, after.time), gt(columns.id, after.id)));
