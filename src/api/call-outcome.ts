import { storedAtOf } from './stored-at.ts';

/**
 * How a call went: the store `answered`, successfully or not; a `cached` copy answered in its place; it went `unanswered`; or
 * the answer is `slow`, reported while the call is still waiting.
 */
export type CallOutcome = 'answered' | 'cached' | 'unanswered' | 'slow';

/** A call that takes longer is slow. */
export const slowAfterMs = 4_000;

/** Whether an answer was cached before its call began (epoch milliseconds). */
export const isCached = (response: Response, begun: number): boolean => {
  const storedAt = storedAtOf(response);
  return storedAt !== null && storedAt < begun;
};
