import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database.ts';
import { statementsOf } from './statements.ts';

/** A list of a thousand rows makes a statement of a hundred thousand characters, which all look alike. */
const loggedCharacters = 2000;

/** Logs each statement that takes longer than `limitMs`, without the values of its parameters; 0 logs none. */
export const logSlowStatements = (db: Database, limitMs: number, log: Pick<FastifyBaseLogger, 'warn'>): void => {
  if (limitMs === 0) return;
  statementsOf(db).onEnd(({ text, ms, requestId }) => {
    if (ms <= limitMs) return;
    const statement = text.length > loggedCharacters ? `${text.slice(0, loggedCharacters)}…` : text;
    // `reqId`, as in the line of the request itself.
    log.warn({ statement, ms: Math.round(ms), ...(requestId !== undefined && { reqId: requestId }) }, 'slow statement');
  });
};
