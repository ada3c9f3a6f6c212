import { storedAtOf } from '#api/stored-at.ts';
import { sleep } from '#offline/sleep.ts';

/** What a cache may hold. */
export interface Bounds {
  readonly entries: number;
  readonly ageMs: number;
}

const running = new Map<string, Promise<void>>();

/**
 * Deletes what is too old or too much. A cache lists its entries in the order of insertion, and an answer is inserted again each
 * time it is fetched, so what was not fetched for longest comes first.
 */
const trim = async (name: string, { entries, ageMs }: Bounds, now: number): Promise<void> => {
  const cache = await caches.open(name);
  const kept = await cache.keys();
  for (const [at, request] of kept.entries()) {
    if (at < kept.length - entries) {
      await cache.delete(request, { ignoreVary: true });
      continue;
    }
    const response = await cache.match(request, { ignoreVary: true });
    const storedAt = response === undefined ? null : storedAtOf(response);
    if (storedAt !== null && now - storedAt <= ageMs) return;
    await cache.delete(request, { ignoreVary: true });
  }
};

/** One trim after a burst of answers, not one for each. */
const debounceMs = 1_000;

/** Trims a cache once the burst of answers that it belongs to is over; ends when that is done. */
export const trimLater = (name: string, bounds: Bounds): Promise<void> => {
  const isRunning = running.get(name);
  if (isRunning !== undefined) return isRunning;
  const done = sleep(debounceMs)
    .then(async () => ((await caches.has(name)) ? trim(name, bounds, Date.now()) : undefined))
    .finally(() => running.delete(name));
  running.set(name, done);
  return done;
};
