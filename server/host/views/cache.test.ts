import { expect, test } from 'vitest';
import { createViewCache } from './cache.ts';

const counting = () => {
  let made = 0;
  return async () => {
    made += 1;
    return made;
  };
};

test('those who ask at the same time share one answer', async () => {
  const cache = createViewCache<number>({ maxAgeMs: 0 });
  const make = counting();
  expect(await Promise.all([cache.get('/a', make), cache.get('/a', make), cache.get('/b', make)])).toEqual([1, 1, 2]);
  expect(await cache.get('/a', make)).toBe(3);
});

test('an answer is cached for its time and no longer', async () => {
  let now = 0;
  const cache = createViewCache<number>({ maxAgeMs: 5000, now: () => now });
  const make = counting();
  expect(await cache.get('/a', make)).toBe(1);
  now = 4999;
  expect(await cache.get('/a', make)).toBe(1);
  now = 5000;
  expect(await cache.get('/a', make)).toBe(2);
});

test('a failure is not cached', async () => {
  const cache = createViewCache<number>({ maxAgeMs: 5000 });
  await expect(cache.get('/a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await cache.get('/a', async () => 7)).toBe(7);
});

test('the oldest go when there are too many', async () => {
  const cache = createViewCache<number>({ maxAgeMs: 5000, maxEntries: 2 });
  const make = counting();
  for (const address of ['/a', '/b', '/c']) await cache.get(address, make);
  expect(await cache.get('/c', make)).toBe(3);
  expect(await cache.get('/a', make)).toBe(4);
});

test('the oldest go when they weigh too much', async () => {
  const cache = createViewCache<string>({ maxAgeMs: 5000, maxBytes: 10, bytesOf: (text) => text.length });
  let made = 0;
  const make = () => Promise.resolve(`four${(made += 1)}`.slice(0, 4));
  for (const address of ['/a', '/b', '/c']) await cache.get(address, make);
  await cache.get('/c', make);
  await cache.get('/b', make);
  expect(made).toBe(3);
  await cache.get('/a', make);
  expect(made).toBe(4);
});

const renewed = () => new Promise((resolve) => setImmediate(resolve));

test('an old answer is served once more while a newer one is made, and none that is too old', async () => {
  let now = 0;
  const cache = createViewCache<number>({ maxAgeMs: 5000, maxStaleMs: 60_000, now: () => now });
  const make = counting();
  expect(await cache.get('/a', make)).toBe(1);
  now = 59_999;
  expect(await Promise.all([cache.get('/a', make), cache.get('/a', make)])).toEqual([1, 1]);
  await renewed();
  expect(await cache.get('/a', make)).toBe(2);
  now += 60_000;
  expect(await cache.get('/a', make)).toBe(3);
});

test('where renewing fails, the old answer serves its time, and the next request tries again', async () => {
  let now = 0;
  const cache = createViewCache<number>({ maxAgeMs: 5000, maxStaleMs: 60_000, now: () => now });
  await cache.get('/a', async () => 1);
  now = 6000;
  expect(await cache.get('/a', () => Promise.reject(new Error('no')))).toBe(1);
  await renewed();
  expect(await cache.get('/a', async () => 2)).toBe(1);
  await renewed();
  expect(await cache.get('/a', async () => 3)).toBe(2);
});

test('nothing that was made or begun before a change is served after it', async () => {
  let now = 0;
  const cache = createViewCache<string>({ maxAgeMs: 5000, maxStaleMs: 60_000, now: () => now });
  await cache.get('/made', async () => 'old price');
  let finish: (made: string) => void = () => undefined;
  const begun = cache.get('/begun', () => new Promise((resolve) => (finish = resolve)));
  now = 6000;
  let finishRenewal: (made: string) => void = () => undefined;
  await cache.get('/made', () => new Promise((resolve) => (finishRenewal = resolve)));

  cache.drop();
  finish('old price');
  finishRenewal('old price');
  expect(await begun).toBe('old price');
  await renewed();
  for (const address of ['/made', '/begun'])
    expect(await cache.get(address, async () => 'new price')).toBe('new price');
});

test('what is made learns whether anybody waits for it', async () => {
  let now = 0;
  const cache = createViewCache<boolean>({ maxAgeMs: 5000, maxStaleMs: 60_000, now: () => now });
  const isAwaited = async (is: boolean) => is;
  expect(await cache.get('/a', isAwaited)).toBe(true);
  now = 6000;
  await cache.get('/a', isAwaited);
  await renewed();
  expect(await cache.get('/a', isAwaited)).toBe(false);
});
