import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { limitCounts } from '#server/db/schema.ts';
import { withoutCancellation } from '#server/db/cancellation.ts';
import { nameDigest } from './name-digest.ts';

interface Addition {
  readonly key: string;
  readonly count: number;
  readonly windowMs: number;
}

/** The count of a window, and the ms until it ends. */
interface Counted {
  readonly count: number;
  readonly leftMs: number;
}

/**
 * Adds to counts that all processes share and returns the new counts in the same order. The first addition after a window has
 * ended starts a new one.
 */
const addToCounts = async (db: Queryable, additions: readonly Addition[]): Promise<readonly Counted[]> => {
  const named = additions.map((addition) => ({ ...addition, name: nameDigest(addition.key) }));
  const isOver = sql`${limitCounts.endsAt} <= now()`;
  const rows = await db
    .insert(limitCounts)
    .values(
      named
        // Processes that update rows in the same order can't deadlock.
        .toSorted((a, b) => (a.name < b.name ? -1 : 1))
        .map(({ name, count, windowMs }) => ({
          name,
          count,
          endsAt: sql`now() + ${windowMs}::float8 * interval '1 millisecond'`,
        })),
    )
    .onConflictDoUpdate({
      target: limitCounts.name,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${limitCounts.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${limitCounts.endsAt} end`,
      },
    })
    .returning({
      name: limitCounts.name,
      count: limitCounts.count,
      leftMs: sql<number>`(extract(epoch from ${limitCounts.endsAt} - now()) * 1000)::float8`,
    });
  const byName = new Map(rows.map((row) => [row.name, row]));
  return named.map(({ name, count, windowMs }) => {
    const counted = byName.get(name) ?? { count, leftMs: windowMs };
    // A statement that waited for another one began before the window that the other one started.
    return { count: counted.count, leftMs: Math.min(windowMs, counted.leftMs) };
  });
};

/**
 * How long requests are only counted in this process before they are added to the database: a limit may be exceeded by what
 * arrives within that time.
 */
const flushIntervalMs = 1000;

const maxCounts = 20_000;

interface LocalCount {
  windowMs: number;
  /** The last count from the database, for all processes. */
  shared: number;
  /** Counted here since then. */
  unsent: number;
  endsAtMs: number;
}

/**
 * Counts requests in this process, and once a second adds them to the counts of all processes: in one statement, however many
 * requests there are.
 */
export const createRequestCounts = (
  db: Queryable,
  onFailed: (error: unknown) => void,
  now = () => performance.now(),
) => {
  const counts = new Map<string, LocalCount>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, count] of counts) if (count.endsAtMs <= now()) counts.delete(key);
    const sent = [...counts].filter(([, { unsent }]) => unsent > 0).map(([key, count]) => ({ key, ...count }));
    if (sent.length === 0) return;
    try {
      const counted = await addToCounts(
        db,
        sent.map(({ key, unsent, windowMs }) => ({ key, count: unsent, windowMs })),
      );
      for (const [place, { key, unsent }] of sent.entries()) {
        const count = counts.get(key);
        const answer = counted[place];
        if (count === undefined || answer === undefined) continue;
        count.shared = answer.count;
        count.unsent -= unsent;
        count.endsAtMs = now() + answer.leftMs;
      }
    } catch (error) {
      // Stays in `unsent` and goes with the next flush.
      onFailed(error);
    }
  };

  return {
    add(key: string, windowMs: number): Counted {
      let count = counts.get(key);
      if (count === undefined || count.endsAtMs <= now()) {
        count = { windowMs, shared: 0, unsent: 0, endsAtMs: now() + windowMs };
        counts.set(key, count);
        const [oldest] = counts.keys();
        if (counts.size > maxCounts && oldest !== undefined) counts.delete(oldest);
      }
      count.unsent += 1;
      // The timer runs for all requests, whichever one started it.
      if (!isClosed) timer ??= setTimeout(() => void withoutCancellation(flush), flushIntervalMs).unref();
      return { count: count.shared + count.unsent, leftMs: count.endsAtMs - now() };
    },
    /** Writes to the database at once. */
    flush,
    /** Writes to the database a last time; it may be closed afterwards. */
    close(): Promise<void> {
      isClosed = true;
      return flush();
    },
  };
};

/**
 * The store for `@fastify/rate-limit` when several processes share a database: counts the requests of all routes with a delay
 * of about a second, and those with limits of their own (passwords) exactly, with one statement per try.
 */
export const createSharedLimits = (
  db: Queryable,
  onFailed: (error: unknown) => void,
): { readonly Store: FastifyRateLimitStoreCtor; close(): Promise<void> } => {
  const requests = createRequestCounts(db, onFailed);
  const countExactly = async (...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>) => {
    let counted: Counted | undefined;
    try {
      [counted] = await addToCounts(db, [{ key, count: 1, windowMs }]);
    } catch (error) {
      return callback(error instanceof Error ? error : new Error(String(error)));
    }
    callback(null, { current: counted?.count ?? 1, ttl: counted?.leftMs ?? windowMs });
  };
  const exact: FastifyRateLimitStore = {
    incr: (...given) => void countExactly(...given),
    child: () => exact,
  };
  class Store implements FastifyRateLimitStore {
    incr(...[key, callback, windowMs]: Parameters<FastifyRateLimitStore['incr']>): void {
      const { count, leftMs } = requests.add(key, windowMs);
      callback(null, { current: count, ttl: leftMs });
    }
    child(): FastifyRateLimitStore {
      return exact;
    }
  }
  return { Store, close: requests.close };
};
