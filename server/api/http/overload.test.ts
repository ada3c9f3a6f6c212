import { expect, test } from 'vitest';
import { createLoad, type Load, type Who } from './overload.ts';

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Records when each request's turn comes; requests keep working until they are ended. */
const queueAt = (load: Load) => {
  const called: string[] = [];
  return {
    called,
    arrive: (who: Who, name: string) => {
      const place = load.take(who);
      if (place === null) return null;
      place.begin().then(
        () => called.push(name),
        () => called.push(`${name} gave up`),
      );
      return place;
    },
  };
};

test('as many work at once as may, and the next turn is a buyer’s, then the browser’s who came first', async () => {
  const load = createLoad(10, 2);
  const { called, arrive } = queueAt(load);
  const first = arrive('browsing', 'first');
  const second = arrive('browsing', 'second');
  for (const name of ['third', 'fourth']) arrive('browsing', name);
  const [buyer] = ['buyer', 'other buyer'].map((name) => arrive('buying', name));
  await settled();
  expect(called).toEqual(['first', 'second']);
  expect(load.figures('browsing')).toEqual({ working: 2, waiting: 2, refused: 0 });
  expect(load.figures('buying')).toEqual({ working: 0, waiting: 2, refused: 0 });
  first?.end();
  await settled();
  expect(called.slice(2)).toEqual(['buyer']);
  second?.end();
  second?.end();
  await settled();
  expect(called.slice(3)).toEqual(['other buyer']);
  buyer?.end();
  await settled();
  expect(called.slice(4)).toEqual(['third']);
});

test('there is an end to those who wait: one place in five is a buyer’s, and the rest are refused', () => {
  const load = createLoad(5, 1);
  const { arrive } = queueAt(load);
  const browsers = Array.from({ length: 6 }, (_, n) => arrive('browsing', String(n)));
  expect(browsers.filter((place) => place === null)).toHaveLength(2);
  expect(arrive('buying', 'buyer')).not.toBeNull();
  expect(arrive('buying', 'other buyer')).toBeNull();
  expect(load.figures('browsing')).toEqual({ working: 1, waiting: 3, refused: 2 });
  expect(load.figures('buying')).toEqual({ working: 0, waiting: 1, refused: 1 });
});

test('who leaves while it waits gives its place to another, and who works keeps it', async () => {
  const load = createLoad(2, 1);
  const { called, arrive } = queueAt(load);
  const working = arrive('buying', 'working');
  const waiting = arrive('buying', 'waiting');
  await settled();
  working?.leave();
  waiting?.leave();
  arrive('buying', 'next');
  await settled();
  expect(called).toEqual(['working', 'waiting gave up']);
  working?.end();
  await settled();
  expect(called.at(-1)).toBe('next');
  expect(load.figures('buying')).toEqual({ working: 1, waiting: 0, refused: 0 });
});

test('who is refused is given a turn: as many in a second as half of what was served lately, four seconds away at most', () => {
  let nowMs = 10_000;
  const load = createLoad(100, 16, () => nowMs);
  const turns = (count: number): number[] => Array.from({ length: count }, () => load.retryAfterSeconds());
  // Eight per second while no throughput is known.
  expect(turns(17)).toEqual([1, ...Array.from({ length: 8 }, () => 2), ...Array.from({ length: 8 }, () => 3)]);
  for (let n = 0; n <= 100; n += 1) {
    const place = load.take('browsing');
    void place?.begin();
    nowMs += 10;
    place?.end();
  }
  // 100 were served in the last second, so fifty may come back in each.
  expect(turns(60)).toEqual([...Array.from({ length: 50 }, () => 3), ...Array.from({ length: 10 }, () => 4)]);
  expect(turns(5000).at(-1)).toBe(4);
  nowMs += 60_000;
  expect(load.retryAfterSeconds()).toBe(1);
});

test('no turn is further away than four seconds, whatever fraction of a millisecond it is', () => {
  let nowMs = 15_001.7;
  const load = createLoad(100, 16, () => nowMs);
  const latest = Array.from({ length: 2000 }, () => {
    nowMs += 1.237;
    return load.retryAfterSeconds();
  });
  expect(Math.max(...latest)).toBe(4);
});
