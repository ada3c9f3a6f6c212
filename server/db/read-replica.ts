import { DrizzleQueryError, sql } from 'drizzle-orm';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenDatabase } from './connect.ts';
import type { Database } from './database.ts';
import { onShownChange } from './shown-tables.ts';
import { statementsOf } from './statements.ts';
import { type WalPosition, walPositionOf } from './wal-position.ts';

/** How far behind a replica may be. What is cached of the reference data may be as old. */
const maxLagMs = 5_000;

const probeIntervalMs = 1_000;
const probeTimeoutMs = 2_000;
const catchUpIntervalMs = 20;
const maxSamples = 1_000;

/** Why nothing is read from the replica, or null while it is. */
export type ReplicaTrouble = 'not asked yet' | 'unreachable' | 'no replica of this database' | 'too far behind' | null;

/** A streaming replica that is read from while it is as good as the database itself. */
export interface ReadReplica {
  /** Does a read on the replica or, where that is behind, fails or is gone, on the database itself. */
  read<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Reads that the replica answered so far. */
  readonly count: number;
  readonly trouble: ReplicaTrouble;
  close(): Promise<void>;
}

type ReplicaDatabase = Pick<OpenDatabase, 'db' | 'pool' | 'close'>;

/**
 * Follows a replica. After each change of what shoppers are shown, reads are done on the database itself until the replica has that
 * change, too: nobody is shown what was before it, and nothing of before is cached. `onTrouble` is told how it stands whenever that changes.
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
  /** Where the log was at which time, of places that the replica has not reached. */
  let samples: { readonly atMs: number; readonly position: WalPosition }[] = [];

  const setTrouble = (now: ReplicaTrouble, error?: unknown): void => {
    // Whoever waits there for an answer that will not come is answered by the database itself.
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
      // Another server may answer there next time.
      isSame = false;
      setTrouble('unreachable', error);
    }
  };

  const pause = (ms: number): Promise<void> => wait(ms, undefined, { signal, ref: false }).catch(() => undefined);

  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      // Of a database that does not answer, everybody who asks it is told.
      await probe().catch(() => undefined);
      await pause(probeIntervalMs);
    }
  };

  /** Resolves when the replica has what the database has now. */
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
  // What was found there is cached by that database.
  statementsOf(primary.db).onWrite(statementsOf(replica.db).tell);

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

/** What ends all connections, whatever they wait for. */
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

/** 57014: a statement that took too long takes as long elsewhere. */
const isOfReplica = (error: unknown): boolean =>
  error instanceof DrizzleQueryError &&
  !(error.cause !== undefined && 'code' in error.cause && error.cause.code === '57014');

const positionOfPrimary = async (db: Database): Promise<WalPosition> => {
  const { rows } = await db.execute<{ at: string }>(sql`select pg_current_wal_lsn()::text as at`);
  return walPositionOf(rows[0]?.at ?? '0/0');
};

/**
 * A place behind everything that was committed, also where commits do not wait for the disk and the log is written up to some earlier
 * place: a message is put there, which the replica reads over.
 */
const markOfPrimary = async (db: Database): Promise<WalPosition> => {
  const { rows } = await db.execute<{ at: string }>(
    sql`select pg_logical_emit_message(true, 'tradecounter', ''::text)::text as at`,
  );
  return walPositionOf(rows[0]?.at ?? '0/0');
};

/** Null where it is no replica, or not one any more. */
const positionOfReplica = async (db: Database): Promise<WalPosition | null> => {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()::text end as at`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : walPositionOf(at);
};

/** The same for a database and its replicas alone. */
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
