import { useSyncExternalStore } from 'react';
import { subscribeToConnection, readConnection } from '#shopper/connection/store.ts';

/**
 * The age of shown data: `fresh` is current as far as the device knows; `dated` is shown with its date; an `old` stock level means
 * nothing any more; a `past` price is only shown on request.
 */
export type Freshness = 'fresh' | 'dated' | 'old' | 'past';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** The freshness of an answer from `updatedAt` (epoch ms); with a connection it stays fresh for an hour. */
export const freshnessOf = (updatedAt: number, hasConnection: boolean, now: number): Freshness => {
  const ageMs = now - updatedAt;
  if (ageMs > 7 * dayMs) return 'past';
  if (ageMs > dayMs) return 'old';
  return !hasConnection || ageMs > hourMs ? 'dated' : 'fresh';
};

/** How often freshness is re-evaluated. */
const tickMs = 30_000;

const follow = (listener: () => void): (() => void) => {
  const clock = setInterval(listener, tickMs);
  const stop = subscribeToConnection(listener);
  return () => {
    clearInterval(clock);
    stop();
  };
};

/** The freshness of an answer as time passes and the connection changes; `fresh` on the host, and for data without a date (0). */
export const useFreshness = (updatedAt: number): Freshness =>
  useSyncExternalStore(
    follow,
    () => (updatedAt === 0 ? 'fresh' : freshnessOf(updatedAt, readConnection().judged === 'online', Date.now())),
    () => 'fresh',
  );
