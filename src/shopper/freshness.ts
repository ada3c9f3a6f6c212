import { useSyncExternalStore } from 'react';
import { subscribeToConnection, readConnection } from '#shopper/connection/store.ts';

/**
 * How old what is shown is: `fresh` is of now as far as can be told; `dated` is said to be of then; an `old` stock level says
 * nothing any more; a `past` price is only shown to who asks for it.
 */
export type Freshness = 'fresh' | 'dated' | 'old' | 'past';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The freshness of an answer given at `updatedAt` (milliseconds of the epoch); with a connection it is of now for an hour. */
export const freshnessOf = (updatedAt: number, hasConnection: boolean, now: number): Freshness => {
  const age = now - updatedAt;
  if (age > 7 * day) return 'past';
  if (age > day) return 'old';
  return !hasConnection || age > hour ? 'dated' : 'fresh';
};

/** Milliseconds between two looks at the clock. */
const tick = 30_000;

const follow = (listener: () => void): (() => void) => {
  const clock = setInterval(listener, tick);
  const stop = subscribeToConnection(listener);
  return () => {
    clearInterval(clock);
    stop();
  };
};

/** The freshness of an answer, as time passes and the connection comes and goes; nothing is dated on the host. */
export const useFreshness = (updatedAt: number): Freshness =>
  useSyncExternalStore(
    follow,
    () => (updatedAt === 0 ? 'fresh' : freshnessOf(updatedAt, readConnection().judged === 'online', Date.now())),
    () => 'fresh',
  );
