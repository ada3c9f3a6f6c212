import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import type { Database } from './database.ts';

const inside = new AsyncLocalStorage<{ isOpen: boolean }>();

type OnConnect = Parameters<typeof pg.Pool.prototype.connect>[0];

/**
 * A pool that refuses a second connection inside a transaction. With a pool of one the query would wait forever; with more it would
 * silently run outside the transaction.
 */
export class GuardedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: OnConnect): void;
  override connect(callback?: OnConnect): Promise<pg.PoolClient> | void {
    if (inside.getStore()?.isOpen === true) {
      throw new Error('A query went to the database itself inside a transaction: hand it the transaction.');
    }
    // A connection may become free during another request, and then serves this one.
    return callback === undefined ? super.connect() : super.connect(AsyncResource.bind(callback));
  }
}

/** Tells the pool when a transaction of this database is open. */
export function guardTransactions(db: Database): void {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction(async (tx) => {
      const state = { isOpen: true };
      try {
        return await inside.run(state, () => work(tx));
      } finally {
        state.isOpen = false;
      }
    }, config);
}
