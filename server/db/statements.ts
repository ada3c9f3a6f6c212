import type pg from 'pg';
import type { Queryable } from './database.ts';
import { currentRequestId } from './request-scope.ts';

/** Called with the table that was written, by this process or by another one; null means any table. */
export type WriteListener = (table: string | null) => void;

/** A statement that has ended, successfully or not. */
export interface EndedStatement {
  /** Without the values of its parameters. */
  readonly text: string;
  readonly ms: number;
  /** The request that sent it; undefined for a job or the start. */
  readonly requestId: string | undefined;
}

/** The statements that this process sent: how many have ended, how long they took, and which tables they wrote. */
export interface Statements {
  readonly count: number;
  readonly totalMs: number;
  /** Calls `listener` with each table that is written, once the data is visible to others. */
  onWrite(listener: WriteListener): void;
  /** Notifies the listeners of another process's write. */
  notifyWrite(table: string | null): void;
  /** Calls `listener` with each statement that has ended. */
  onEnd(listener: (ended: EndedStatement) => void): void;
}

const known = new WeakMap<Queryable, Statements>();

/** The statements of a database opened by `openDatabase`; a transaction has none of its own. */
export const findStatements = (db: Queryable): Statements | undefined => known.get(db);

/** The statements of a database opened by `openDatabase`. */
export const statementsOf = (db: Queryable): Statements => {
  const statements = findStatements(db);
  if (statements === undefined) throw new Error('Only a database that was opened knows its statements.');
  return statements;
};

const writing =
  /^\s*(?:insert\s+into|update|delete\s+from|truncate(?:\s+table)?|refresh\s+materialized\s+view(?:\s+concurrently)?)\s+"?(\w+)/i;

/** Observes every statement of a pool's clients; `statementsOf(db)` returns the figures. */
export const observeStatements = (pool: pg.Pool, db: Queryable): void => {
  const figures = { count: 0, totalMs: 0 };
  const writeListeners: WriteListener[] = [];
  const endListeners: ((ended: EndedStatement) => void)[] = [];
  const publish = (tables: Iterable<string | null>): void => {
    for (const table of tables) for (const listener of writeListeners) listener(table);
  };

  const observe = (client: pg.ClientBase): void => {
    /** Tables written in the open transaction: the data is not visible to others yet. */
    const written = new Set<string>();
    let isInTransaction = false;
    observeClient(client, (text) => {
      const begun = performance.now();
      // Read now: the result arrives in the context of whoever used the connection first.
      const requestId = currentRequestId();
      return () => {
        const ms = performance.now() - begun;
        figures.count += 1;
        figures.totalMs += ms;
        for (const listener of endListeners) listener({ text, ms, requestId });
        const table = writing.exec(text)?.[1];
        if (table !== undefined) {
          if (isInTransaction) written.add(table);
          publish([table]);
        } else if (text.startsWith('begin')) {
          isInTransaction = true;
        } else if (text === 'commit' || text === 'rollback') {
          if (text === 'commit') publish(written);
          written.clear();
          isInTransaction = false;
        }
      };
    });
  };
  pool.on('connect', observe);
  known.set(db, {
    get count() {
      return figures.count;
    },
    get totalMs() {
      return figures.totalMs;
    },
    onWrite: (listener) => void writeListeners.push(listener),
    notifyWrite: (table) => publish([table]),
    onEnd: (listener) => void endListeners.push(listener),
  });
};

/** Calls `begin` with each statement's text, and calls its result when the statement has ended, successfully or not. */
const observeClient = (client: pg.ClientBase, begin: (text: string) => () => void): void => {
  const send: (...given: unknown[]) => unknown = client.query.bind(client);
  const query = (...given: unknown[]): unknown => {
    const end = begin(textOf(given[0]));
    const callback = given.at(-1);
    // The pool passes a callback; calls on a checked-out client return a promise.
    if (typeof callback === 'function') {
      return send(...given.slice(0, -1), (...answer: unknown[]) => {
        end();
        Reflect.apply(callback, undefined, answer);
      });
    }
    const sent = send(...given);
    if (sent instanceof Promise) sent.then(end, end);
    return sent;
  };
  Object.assign(client, { query });
};

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  return typeof statement === 'object' && statement !== null && 'text' in statement ? String(statement.text) : '';
};
