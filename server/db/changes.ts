import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Queryable } from './database.ts';
import { statementsOf } from './statements.ts';

/** The channel on which table triggers send the table's name, in the transaction that wrote to it. */
export const changesChannel = 'tradecounter_changes';

/** Interval of a heartbeat that detects connections cut silently. */
const beatMs = 10_000;
const beatTimeoutMs = 5_000;

const firstDelayMs = 100;
const maxDelayMs = 5_000;

export interface ChangeListener {
  close(): Promise<void>;
}

/** Resolves when the connection has ended, for whatever reason. */
const ended = (client: pg.Client): Promise<void> =>
  new Promise((resolve) => {
    client.once('end', resolve);
    client.once('error', () => resolve());
  });

/** Sends the server a heartbeat query at intervals, and closes the connection if it does not answer. */
const beat = (client: pg.Client): (() => void) => {
  const timer = setInterval(() => {
    const hangUp = setTimeout(() => client.connection.stream.destroy(), beatTimeoutMs);
    client.query('select 1').then(
      () => clearTimeout(hangUp),
      () => clearTimeout(hangUp),
    );
  }, beatMs).unref();
  return () => clearInterval(timer);
};

/**
 * Listens for what other processes and people write to a PostgreSQL database, and notifies the database's own observers, which drop their
 * caches. Writes during an outage are unknown: with each new connection, including the first, everything may have changed. `onLost` is
 * called once per outage.
 */
export const listenForChanges = (
  db: Queryable,
  databaseUrl: string,
  onLost: (error: unknown) => void,
): ChangeListener => {
  const statements = statementsOf(db);
  const closing = new AbortController();
  let current: pg.Client | null = null;
  let isLost = false;
  const lose = (error: unknown): void => {
    if (!isLost && !closing.signal.aborted) onLost(error);
    isLost = true;
  };

  /** Runs one connection until it ends. Resolves to whether it ever listened. */
  const listenOnce = async (): Promise<boolean> => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
      application_name: 'tradecounter changes',
    });
    current = client;
    const end = ended(client);
    client.on('error', lose);
    client.on('notification', ({ payload }) => statements.notifyWrite(payload ?? null));
    await client.connect();
    await client.query(`listen ${changesChannel}`);
    isLost = false;
    statements.notifyWrite(null);
    const stop = beat(client);
    await end;
    stop();
    return true;
  };

  const listen = async (): Promise<void> => {
    let delayMs = firstDelayMs;
    while (!closing.signal.aborted) {
      const hasListened = await listenOnce().catch((error: unknown) => {
        lose(error);
        return false;
      });
      await current?.end().catch(() => undefined);
      delayMs = hasListened ? firstDelayMs : Math.min(maxDelayMs, delayMs * 2);
      // Jitter: processes that lost the same server must not reconnect all at once.
      await wait(delayMs * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };

  const listening = listen();
  return {
    async close() {
      closing.abort();
      await current?.end().catch(() => undefined);
      await listening;
    },
  };
};
