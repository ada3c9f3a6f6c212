import { AsyncLocalStorage } from 'node:async_hooks';
import { connect } from 'node:net';
import type pg from 'pg';
import { z } from 'zod';

const wanted = new AsyncLocalStorage<AbortSignal>();

/** Runs a read for a client: once `signal` aborts because they left, cancels the running statement and sends no more. */
export const withCancellation = <T>(signal: AbortSignal, read: () => Promise<T>): Promise<T> =>
  // A query begins when it is awaited.
  wanted.run(signal, async () => await read());

/** Runs a read that others wait for too, or that must be done anyway, regardless of who asked first. */
export const withoutCancellation = <T>(read: () => Promise<T>): Promise<T> => wanted.exit(async () => await read());

/** A statement that was not sent, since nobody waits for its result. */
class QueryAbandoned extends Error {
  constructor() {
    super('Whoever asked for this has left.');
  }
}

/** Cancels statements whose clients have left; `canCancel`: the server can cancel a running one. */
export const endUnwantedStatements = (pool: pg.Pool, canCancel: boolean): void => {
  pool.on('connect', (client) => {
    const send: (...given: unknown[]) => unknown = client.query.bind(client);
    const query = (...given: unknown[]): unknown => {
      const signal = wanted.getStore();
      if (signal === undefined) return send(...given);
      const callback = given.at(-1);
      // The pool passes a callback; calls on a checked-out client return a promise.
      if (typeof callback !== 'function') {
        if (signal.aborted) return Promise.reject(new QueryAbandoned());
        const settled = cancelled(client, signal, canCancel);
        const sent = send(...given);
        return sent instanceof Promise ? settledAfter(sent, settled) : sent;
      }
      const answer = (...its: unknown[]): unknown => Reflect.apply(callback, undefined, its);
      if (signal.aborted) return process.nextTick(answer, new QueryAbandoned());
      const settled = cancelled(client, signal, canCancel);
      return send(...given.slice(0, -1), (...its: unknown[]) => void settled().then(() => answer(...its)));
    };
    Object.assign(client, { query });
  });
};

const settledAfter = async (sent: Promise<unknown>, settled: () => Promise<void>): Promise<unknown> => {
  try {
    return await sent;
  } finally {
    await settled();
  }
};

/**
 * Cancels the running statement when the signal aborts. The returned function must be awaited before the connection is reused: until then
 * the server might apply the cancellation to the next statement.
 */
const cancelled = (client: pg.ClientBase, signal: AbortSignal, canCancel: boolean): (() => Promise<void>) => {
  let cancelling: Promise<void> | null = null;
  const begin = (): void => {
    cancelling = sendCancel(client);
  };
  if (canCancel) signal.addEventListener('abort', begin, { once: true });
  return async () => {
    signal.removeEventListener('abort', begin);
    await cancelling;
  };
};

/** Fields that pg's types omit. */
const Session = z.object({
  host: z.string(),
  port: z.number(),
  processID: z.number(),
  secretKey: z.number(),
});

const cancelCode = 80_877_102;
const cancelTimeoutMs = 2_000;

/** Sends PostgreSQL's CancelRequest on the separate connection that it requires; resolves when the server has processed it. */
const sendCancel = (client: pg.ClientBase): Promise<void> =>
  new Promise((resolve) => {
    const { data: session } = Session.safeParse(client);
    if (session === undefined) return resolve();
    const { host, port, processID, secretKey } = session;
    const message = Buffer.alloc(16);
    for (const [at, value] of [16, cancelCode, processID, secretKey].entries()) message.writeInt32BE(value, at * 4);
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    // The server closes the connection without an answer. If it can't be reached, the statement runs into its own timeout.
    socket.setTimeout(cancelTimeoutMs, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.once('close', () => resolve());
    socket.once('connect', () => socket.write(message));
    socket.resume();
  });
