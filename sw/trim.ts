import { storedAtOf } from '#api/stored-at.ts';
import { sleep } from '#offline/sleep.ts';

/** What a cache may hold: for how long, and how many entries of each kind, so that no kind evicts another. */
export interface Bounds {
  readonly entriesOf: (kind: string) => number;
  readonly kindOf: (url: string) => string;
  readonly ageMs: number;
}

const running = new Map<string, Promise<void>>();

/**
 * Deletes entries that are too old or too many. A cache lists its entries in insertion order, and each fetch reinserts its answer, so the
 * least recently fetched come first.
 */
const trim = async (name: string, { entriesOf, kindOf, ageMs }: Bounds, now: number): Promise<void> => {
  const cache = await caches.open(name);
  const cached = (await cache.keys()).map((request) => ({ request, kind: kindOf(request.url) }));
  const left = new Map<string, number>();
  for (const { kind } of cached) left.set(kind, (left.get(kind) ?? 0) + 1);
  // Entries after one that is young enough are younger still.
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

/** One trim per burst of answers, not one per answer. */
const debounceMs = 1_000;

/** Trims a cache once the current burst of answers is over; resolves when done. */
export const trimLater = (name: string, bounds: Bounds): Promise<void> => {
  const isRunning = running.get(name);
  if (isRunning !== undefined) return isRunning;
  const done = sleep(debounceMs)
    .then(async () => ((await caches.has(name)) ? trim(name, bounds, Date.now()) : undefined))
    .finally(() => running.delete(name));
  running.set(name, done);
  return done;
};
