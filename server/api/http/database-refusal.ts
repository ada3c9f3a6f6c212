import { Refusal } from './refusal.ts';

/** Five characters with at least one digit: EPIPE is a system error code, not an SQLSTATE. */
const sqlState = /^(?=.*\d)[0-9A-Z]{5}$/;

/** An error and its causes, outermost first; bounded, because causes may be circular. */
const chainOf = (error: unknown): readonly (Error & { readonly code?: unknown })[] => {
  const chain: Error[] = [];
  for (let cause = error; cause instanceof Error && chain.length < 5; cause = cause.cause) chain.push(cause);
  return chain;
};

/** The SQLSTATE of a PostgreSQL error or of an error that wraps one, else null. */
export const sqlStateOf = (error: unknown): string | null => {
  for (const { code } of chainOf(error)) if (typeof code === 'string' && sqlState.test(code)) return code;
  return null;
};

/** How the system, the network and the driver report that the database is unreachable. */
const unreachable =
  /ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)UNREACH|EAI_AGAIN|ERR_STREAM_(?:DESTROYED|WRITE_AFTER_END)|connection terminated|not queryable|timeout e(?:xpired|xceeded when trying to connect)|establishing an SSL connection/i;

/** A full disk, too many open files, or an I/O error: for a file that this process itself reads or writes. */
const failingDisk: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE']);

/** Whether running the same write again may succeed: it lost a race and was rolled back. */
export const isWorthRepeating = (error: unknown): boolean =>
  ['40001', '40P01', '23505'].includes(sqlStateOf(error) ?? '');

/** Classes of temporary errors: connections, resources such as disk space, operator intervention, and the system below the database. */
const passingClasses: ReadonlySet<string> = new Set(['08', '53', '57', '58']);
/** Idle in a transaction for too long; a read-only server, as after a failover. */
const passingStates: ReadonlySet<string> = new Set(['25P03', '25006']);

/** The refusal for an error of the database or of the disk, or null if the error is a bug. */
export const refusalOfDatabase = (error: unknown): Refusal | null => {
  if (isPassing(error)) return new Refusal(503, 'The store is busy. Try again in a moment.');
  if (isWorthRepeating(error))
    return new Refusal(409, 'This was changed by another request at the same moment. Try again.');
  if (sqlStateOf(error)?.startsWith('22') === true)
    return new Refusal(400, 'Something in the request is out of range.');
  return null;
};

const isPassing = (error: unknown): boolean => {
  const state = sqlStateOf(error);
  if (state === null) return isOutOfReach(error);
  return (
    passingClasses.has(state.slice(0, 2)) ||
    passingStates.has(state) ||
    (state.startsWith('XX') && hasEndedSession(error))
  );
};

/** Whether an error ended the session: an internal one does when a full disk has no room for what a new session writes; others are bugs. */
const hasEndedSession = (error: unknown): boolean =>
  chainOf(error).some((cause) => 'severity' in cause && cause.severity === 'FATAL');

const isOutOfReach = (error: unknown): boolean =>
  chainOf(error).some(({ code, name, message }) => {
    // Drizzle's message repeats the query, which may contain any words.
    const words = name === 'DrizzleQueryError' ? '' : message;
    return failingDisk.has(code) || unreachable.test(`${String(code)} ${words}`);
  });
