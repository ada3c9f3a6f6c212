import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChunkFailure } from './chunk-failure.ts';
import { loadOnline } from './load-online.ts';

beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  vi.stubGlobal('dispatchEvent', target.dispatchEvent.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Fails without a connection so many times, then loads. */
const loaderFailing = (times: number) => {
  let loads = 0;
  const load = async (): Promise<string> => {
    loads += 1;
    if (loads <= times) throw new ChunkFailure('offline', new TypeError('Failed to fetch'));
    return 'the part';
  };
  return { load, count: () => loads };
};

test('code that can’t be fetched without a connection is fetched once there is one', async () => {
  const { load, count } = loaderFailing(1);
  const part = loadOnline(load);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(count()).toBe(1);
  dispatchEvent(new Event('online'));
  expect(await part).toBe('the part');
  expect(count()).toBe(2);
});

test('a connection that comes back without an event is noticed after a while', async () => {
  const { load } = loaderFailing(2);
  const part = loadOnline(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await part).toBe('the part');
});

test('any other failure is the caller’s', async () => {
  const wrong = new Error('a bug');
  await expect(loadOnline(() => Promise.reject(wrong))).rejects.toBe(wrong);
});
