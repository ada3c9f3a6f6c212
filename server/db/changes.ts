import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Queryable } from './database.ts';
import { statementsOf } from './statements.ts';

/** What the triggers of the tables notify of their name on, with the commit that wrote them. */
export const changesChannel = 'tradecounter_changes';

/** A connection that is cut without a word is found out by the next of these. */
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

/** Asks the server for a sign of life now and then, and hangs up on one that gives none. */
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
 * Listens for what other processes and hands write to a PostgreSQL database, and tells the database's own observers, which
 * drop what they cached. Whatever was written while nobody listened is unknown: with each new connection, the first
 * included, all may have changed. `onLost` is told once of each outage.
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

  /** One connection, until it ends. Gives whether it ever listened. */
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
    client.on('notification', ({ payload }) => statements.tell(payload ?? null));
    await client.connect();
    await client.query(`listen ${changesChannel}`);
    isLost = false;
    statements.tell(null);
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
      // Processes that lost the same server do not come back in one moment.
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
