import { Refusal } from './refusal.ts';

/** The SQLSTATE of an error of PostgreSQL or of one that wraps it, else null. */
export const sqlStateOf = (error: unknown): string | null => {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return null;
};

const unreachable =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|connection terminated|not queryable|timeout exceeded when trying to connect/i;

/** Whether running the same write again may succeed: it lost a race, and was rolled back. */
export const isWorthRepeating = (error: unknown): boolean =>
  ['40001', '40P01', '23505'].includes(sqlStateOf(error) ?? '');

/** The refusal for a database error, or null when the error is a bug. */
export const refusalOfDatabase = (error: unknown): Refusal | null => {
  const state = sqlStateOf(error);
  if (state === null)
    return isUnreachable(error) ? new Refusal(503, 'The store is busy. Try again in a moment.') : null;
  if (state.startsWith('22')) return new Refusal(400, 'Something in the request is out of range.');
  if (isWorthRepeating(error))
    return new Refusal(409, 'This was changed by another request at the same moment. Try again.');
  // 25P03: idle in a transaction for too long.
  if (state.startsWith('08') || state.startsWith('53') || state.startsWith('57') || state === '25P03') {
    return new Refusal(503, 'The store is busy. Try again in a moment.');
  }
  return null;
};

const isUnreachable = (error: unknown): boolean => {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (
      unreachable.test(
        `${'code' in cause ? String(cause.code) : ''} ${cause.name === 'DrizzleQueryError' ? '' : cause.message}`,
      )
    )
      return true;
  }
  return false;
};
