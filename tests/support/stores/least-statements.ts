import type { Database } from '#server/db/database.ts';
import { statementsOf } from '#server/db/statements.ts';

/** The number of statements that a call takes. */
export const statementsFor = async (db: Database, call: () => Promise<unknown>): Promise<number> => {
  const statements = statementsOf(db);
  const before = statements.count;
  await call();
  return statements.count - before;
};

/** The least of three calls: once a second, the store interferes by writing request counts. */
export const leastStatements = async (db: Database, call: (time: number) => Promise<unknown>): Promise<number> => {
  const counts: number[] = [];
  for (let time = 1; time <= 3; time += 1) counts.push(await statementsFor(db, () => call(time)));
  return Math.min(...counts);
};
