import { storedAtOf } from '#api/stored-at.ts';
import { sleep } from '#offline/sleep.ts';

/** What a cache may hold: for how long, and how many of each kind, so that one kind never pushes out another. */
export interface Bounds {
  readonly entriesOf: (kind: string) => number;
  readonly kindOf: (url: string) => string;
  readonly ageMs: number;
}

const running = new Map<string, Promise<void>>();

/**
 * Deletes what is too old or too much. A cache lists its entries in the order of insertion, and an answer is inserted again each
 * time it is fetched, so what was not fetched for longest comes first.
 */
const trim = async (name: string, { entriesOf, kindOf, ageMs }: Bounds, now: number): Promise<void> => {
  const cache = await caches.open(name);
  const cached = (await cache.keys()).map((request) => ({ request, kind: kindOf(request.url) }));
  const left = new Map<string, number>();
  for (const { kind } of cached) left.set(kind, (left.get(kind) ?? 0) + 1);
  // Those that come after one that is young enough are younger still.
  let isYoung = false;
  for (const { request, kind } of cached) {
    const count = left.get(kind) ?? 0;
    if (count <= entriesOf(kind)) {
      if (isYoung) continue;
      const response = await cache.match(request, { ignoreVary: true });
      const storedAt = response === undefined ? null : storedAtOf(response);
      isYoung = storedAt !== null && now - storedAt <= ageMs;
      if (isYoung) continue;
    }
    left.set(kind, count - 1);
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
