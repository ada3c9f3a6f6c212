import type { Database } from '#server/db/database.ts';
import { statementsOf } from '#server/db/statements.ts';

/** The number of statements that a call takes, as the least of three: once a second, the store interferes by writing request counts. */
export const leastStatements = async (db: Database, call: (time: number) => Promise<unknown>): Promise<number> => {
  const statements = statementsOf(db);
  const counts: number[] = [];
  for (let time = 1; time <= 3; time += 1) {
    const before = statements.count;
    await call(time);
    counts.push(statements.count - before);
  }
  return Math.min(...counts);
};
