import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '#server/db/connect.ts';
import { keepingPlace } from '#server/api/payments/providers/provider-places.ts';
import { isWorthRepeating } from './database-refusal.ts';

const attempts = 4;

/** Runs a write in one transaction; one that loses a race is rolled back and retried. */
export const inTransaction = async <T>(db: Database, run: (tx: Database) => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) => keepingPlace(tx, () => run(tx)));
    } catch (error) {
      if (attempt === attempts || !isWorthRepeating(error)) throw error;
      await wait(attempt * 10 * (1 + Math.random()));
    }
  }
};
