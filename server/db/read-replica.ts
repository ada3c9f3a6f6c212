import { DrizzleQueryError, sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { onShownChange } from './shown-tables.ts';
import { statementsOf } from './statements.ts';
import { type WalPosition, walPositionOf } from './wal-position.ts';

/** The maximum lag of a replica. Cached reference data may be as old. */
const maxLagMs = 5_000;

const probeIntervalMs = 1_000;
const probeTimeoutMs = 2_000;
const catchUpIntervalMs = 20;
const maxSamples = 1_000;

/** Why nothing is read from the replica; null while it is in use. */
export type ReplicaTrouble = 'not asked yet' | 'unreachable' | 'no replica of this database' | 'too far behind' | null;

/** A streaming replica that serves reads while it is as good as the database itself. */
export interface ReadReplica {
  /** Runs a read on the replica or, if that lags, fails or is gone, on the database itself. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** The number of reads that the replica has answered. */
  readonly count: number;
  readonly trouble: ReplicaTrouble;
  close(): Promise<void>;
}

type ReplicaDatabase = Pick<OpenDatabase, 'db' | 'pool' | 'close'>;

/**
 * Follows a replica. After each change of what shoppers see, reads go to the database itself until the replica has the change too: nobody
 * sees the state before it, and that is never cached. `onTrouble` is called whenever the state changes.
 */
export const followReplica = (
  primary: Pick<OpenDatabase, 'db'>,
  replica: ReplicaDatabase,
  onTrouble: (trouble: ReplicaTrouble, error?: unknown) => void,
): ReadReplica => {
  const { signal, abort } = abortable();
  const hangUp = hangingUp(replica);
  let trouble: ReplicaTrouble = 'not asked yet';
  let isSame = false;
  let isCatchingUp = false;
  let changes = 0;
  let count = 0;
  /** Log positions with times, for positions that the replica has not reached yet. */
  let samples: { readonly atMs: number; readonly position: WalPosition }[] = [];

  const setTrouble = (now: ReplicaTrouble, error?: unknown): void => {
    // Reads that wait for an answer of the replica fail over to the database itself.
    if (now === 'unreachable') hangUp();
    if (now === trouble || signal.aborted) return;
    trouble = now;
    onTrouble(now, error);
  };

  const probe = async (): Promise<void> => {
    const position = await positionOfPrimary(primary.db);
    samples = [...samples.slice(0, maxSamples), { atMs: performance.now(), position }];
    try {
      const replayed = await inTime(positionOfReplica(replica.db), signal);
      isSame = replayed !== null && (isSame || (await identityOf(replica.db)) === (await identityOf(primary.db)));
      if (replayed === null || !isSame) return setTrouble('no replica of this database');
      samples = samples.filter(({ position }) => position > replayed);
      const [oldest] = samples;
      setTrouble(oldest !== undefined && performance.now() - oldest.atMs > maxLagMs ? 'too far behind' : null);
    } catch (error) {
      // Another server may answer at that address next time.
      isSame = false;
      setTrouble('unreachable', error);
    }
  };

  const pause = (ms: number): Promise<void> => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      // If the database itself does not answer, its callers get the error.
      await probe().catch(() => undefined);
      await pause(probeIntervalMs);
    }
  };

  /** Resolves once the replica has everything that the database has now. */
  const caughtUp = async (): Promise<void> => {
    let wanted: WalPosition | null = null;
    let isTold = false;
    while (!signal.aborted) {
      try {
        wanted ??= await markOfPrimary(primary.db);
        const replayed = trouble === null ? await inTime(positionOfReplica(replica.db), signal) : null;
        if (replayed !== null && replayed >= wanted) return;
      } catch (error) {
        if (!isTold) onTrouble(trouble ?? 'too far behind', error);
        isTold = true;
      }
      await pause(trouble === null ? catchUpIntervalMs : probeIntervalMs);
    }
  };

  const catchUp = async (): Promise<void> => {
    isCatchingUp = true;
    for (let seen = -1; seen !== changes && !signal.aborted;) {
      seen = changes;
      await caughtUp();
    }
    isCatchingUp = false;
  };

  onShownChange(primary.db, () => {
    changes += 1;
    if (!isCatchingUp) void catchUp();
  });
  // Results read from the replica are cached under its database.
  statementsOf(primary.db).onWrite(statementsOf(replica.db).notifyWrite);

  const watching = watch();
  return {
    get count() {
      return count;
    },
    get trouble() {
      return trouble;
    },
    async read(work) {
      if (trouble !== null || isCatchingUp) return work(primary.db);
      try {
        const answer = await work(replica.db);
        count += 1;
        return answer;
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        return work(primary.db);
      }
    },
    async close() {
      abort();
      await watching;
      hangUp();
      await replica.close();
    },
  };
};

const abortable = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

/** Returns a function that closes all connections. */
const hangingUp = ({ pool }: Pick<ReplicaDatabase, 'pool'>): (() => void) => {
  const streams = new Set<{ destroy(): unknown }>();
  pool.on('connect', ({ connection: { stream } }) => {
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
  });
  return () => {
    for (const stream of streams) stream.destroy();
  };
};

/** 57014: a statement that timed out would take as long elsewhere. */
const isOfReplica = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  !(error.cause !== undefined && 'code' in error.cause && error.cause.code === '57014');

const positionOfPrimary = async (db: Database): Promise<WalPosition> => {
  const { rows } = await db.execute<{ at: string }>(sql`select pg_current_wal_lsn()::text as at`);
  return walPositionOf(rows[0]?.at ?? '0/0');
};

/**
 * A log position after everything that was committed, even if commits do not wait for the disk and the log is only written up to an earlier
 * position: emits a message there, which the replica ignores.
 */
const markOfPrimary = async (db: Database): Promise<WalPosition> => {
  const { rows } = await db.execute<{ at: string }>(
    sql`select pg_logical_emit_message(true, 'tradecounter', ''::text)::text as at`,
  );
  return walPositionOf(rows[0]?.at ?? '0/0');
};

/** Null if it is not a replica, or no longer one. */
const positionOfReplica = async (db: Database): Promise<WalPosition | null> => {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : walPositionOf(at);
};

/** Shared only by a database and its replicas. */
const identityOf = async (db: Database): Promise<unknown> => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select system_identifier::text || ' ' || current_database() as name from pg_control_system()`,
  );
  return rows[0]?.name;
};

const inTime = async <T>(asked: Promise<T>, signal: AbortSignal): Promise<T> => {
  const timer = new AbortController();
  const tooLate = wait(probeTimeoutMs, null, { signal: AbortSignal.any([signal, timer.signal]), ref: false }).then(
    () => {
      throw new Error('The replica did not answer in time.');
    },
  );
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    timer.abort();
    tooLate.catch(() => undefined);
  }
};
