import { expect, test } from 'vitest';
import { randomOf } from '#server/db/seed/random.ts';
import { createLoad, type Load } from './overload.ts';

/*
 * Simulates a crowd like that of `npm run bench -- load` on a fake clock: two processes with the shipped limits, and shoppers
 * who think, send requests, and come back after the `Retry-After` they receive.
 */

const processes = 2;
const placesEach = 250;
const usualConcurrent = 16;
/** What both processes together serve per second; 500 shoppers ask for less. */
const servedPerSecond = 270;
const crowdSeconds = 15;

interface Clock {
  readonly nowMs: () => number;
  readonly sleep: (ms: number) => Promise<void>;
  /** Advances the clock to a time, as fast as possible. */
  readonly runUntil: (ms: number) => Promise<void>;
}

const createClock = (): Clock => {
  let now = 0;
  const sleepers: { readonly at: number; readonly wake: () => void }[] = [];
  return {
    nowMs: () => now,
    sleep: (ms) =>
      new Promise((wake) => {
        const at = now + ms;
        const place = sleepers.findLastIndex((other) => other.at > at);
        sleepers.splice(place + 1, 0, { at, wake });
      }),
    async runUntil(ms) {
      for (;;) {
        // Lets everything that was woken run until all of it sleeps again.
        await new Promise((resolve) => setImmediate(resolve));
        const next = sleepers.at(-1);
        if (next === undefined || next.at > ms) break;
        now = next.at;
        while (sleepers.at(-1)?.at === now) sleepers.pop()?.wake();
      }
      now = ms;
    },
  };
};

test('when a crowd has left, whoever was refused is back within five seconds, and nobody is refused any more', async () => {
  const { nowMs, sleep, runUntil } = createClock();
  const random = randomOf('crowd');
  const loads: readonly Load[] = Array.from({ length: processes }, () =>
    createLoad(placesEach, usualConcurrent, nowMs),
  );
  const workMs = (usualConcurrent * processes * 1000) / servedPerSecond;
  const crowd = { wanted: 2000, there: 2000 };
  const refusedAt: number[] = [];
  let lastBack = 0;

  /** Returns false if the shopper leaves unanswered because the crowd shrinks. */
  const call = async (): Promise<boolean> => {
    for (;;) {
      const load = loads[Math.floor(random() * processes)];
      const place = load?.take(random() < 0.88 ? 'browsing' : 'buying') ?? null;
      if (place !== null) {
        await place.begin();
        await sleep(workMs * (0.5 + random()));
        place.end();
        return true;
      }
      const at = nowMs();
      refusedAt.push(at);
      await sleep(((load?.retryAfterSeconds() ?? 0) + random()) * 1000);
      if (at < crowdSeconds * 1000) lastBack = nowMs();
      if (crowd.there > crowd.wanted) return false;
    }
  };

  const shop = async (): Promise<void> => {
    await sleep(random() * 5000);
    while (crowd.there <= crowd.wanted) {
      for (let calls = random() < 0.75 ? 2 : 3; calls > 0 && (await call()); calls -= 1);
      await sleep(1000 + random() * 4000);
    }
    crowd.there -= 1;
  };

  for (let n = 0; n < crowd.there; n += 1) void shop();
  await runUntil(crowdSeconds * 1000);
  expect(refusedAt.length).toBeGreaterThan(2000);
  crowd.wanted = 500;
  await runUntil((crowdSeconds + 15) * 1000);
  expect(crowd.there).toBe(500);
  expect(lastBack).toBeLessThanOrEqual((crowdSeconds + 5) * 1000);
  expect(refusedAt.filter((at) => at > (crowdSeconds + 5) * 1000)).toEqual([]);
});
