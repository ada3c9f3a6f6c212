import { useSyncExternalStore } from 'react';
import { subscribeToConnection, readConnection } from '#shopper/connection/store.ts';

/**
 * How old what is shown is: `fresh` is of now as far as can be told; `dated` is said to be of then; an `old` stock level says
 * nothing any more; a `past` price is only shown to who asks for it.
 */
export type Freshness = 'fresh' | 'dated' | 'old' | 'past';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The freshness of an answer given at `updatedAt` (milliseconds of the epoch); with a connection it is of now for an hour. */
export const freshnessOf = (updatedAt: number, hasConnection: boolean, now: number): Freshness => {
  const ageMs = now - updatedAt;
  if (ageMs > 7 * dayMs) return 'past';
  if (ageMs > dayMs) return 'old';
  return !hasConnection || ageMs > hourMs ? 'dated' : 'fresh';
};

/** How often screens are told that time has passed. */
const tickMs = 30_000;

const follow = (listener: () => void): (() => void) => {
  const clock = setInterval(listener, tickMs);
  const stop = subscribeToConnection(listener);
  return () => {
    clearInterval(clock);
    stop();
  };
};

/** The freshness of an answer, as time passes and the connection comes and goes; nothing is dated on the host, nor what has no date yet (0). */
export const useFreshness = (updatedAt: number): Freshness =>
  useSyncExternalStore(
    follow,
    () => (updatedAt === 0 ? 'fresh' : freshnessOf(updatedAt, readConnection().judged === 'online', Date.now())),
    () => 'fresh',
  );
