import type { Database } from '#server/db/database.ts';
import { statementsOf } from '#server/db/statements.ts';

/** What the store writes by itself: request counts once a second, and its jobs' runs. */
const backgroundTables = /\b(?:limit_counts|job_runs)\b/;

const counts = new WeakMap<Database, { statements: number }>();

const countOf = (db: Database): { readonly statements: number } => {
  const known = counts.get(db);
  if (known !== undefined) return known;
  const count = { statements: 0 };
  counts.set(db, count);
  statementsOf(db).onEnd(({ text }) => {
    if (!backgroundTables.test(text)) count.statements += 1;
  });
  return count;
};

/** The number of statements that a call takes. */
export const statementsFor = async (db: Database, call: () => Promise<unknown>): Promise<number> => {
  const count = countOf(db);
  const before = count.statements;
  await call();
  return count.statements - before;
};

/** The least of three calls: others may make the store read again what it holds in memory. */
export const minStatements = async (db: Database, call: (time: number) => Promise<unknown>): Promise<number> => {
  const counts: number[] = [];
  for (let time = 1; time <= 3; time += 1) counts.push(await statementsFor(db, () => call(time)));
  return Math.min(...counts);
};
