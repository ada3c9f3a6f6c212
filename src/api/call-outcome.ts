import { storedAtOf } from './stored-at.ts';

/**
 * How a call went: the store `answered`, yes or no; a copy was `kept` on this device and stood in for it; nobody answered; or
 * an answer is `slow` to come, told while the call still waits.
 */
export type CallOutcome = 'answered' | 'cached' | 'unanswered' | 'slow';

/** Milliseconds after which a call that still waits is slow. */
export const slowAfterMs = 4_000;

/** True for an answer that was put away before the call that it answers began (milliseconds of the epoch). */
export const isCached = (response: Response, begun: number): boolean => {
  const storedAt = storedAtOf(response);
  return storedAt !== null && storedAt < begun;
};
