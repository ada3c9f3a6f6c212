import { storedAtOf } from './stored-at.ts';

/**
 * How a call went: the store `answered`, yes or no; a `cached` copy stood in for it; it went `unanswered`; or
 * the answer is `slow`, reported while the call still waits.
 */
export type CallOutcome = 'answered' | 'cached' | 'unanswered' | 'slow';

/** A call that takes longer is slow. */
export const slowAfterMs = 4_000;

/** True for an answer that was cached before its call began (milliseconds of the epoch). */
export const isCached = (response: Response, begun: number): boolean => {
  const storedAt = storedAtOf(response);
  return storedAt !== null && storedAt < begun;
};
