import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCachedValue } from './cached-value.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a value is loaded once and again when it is old', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const value = createCachedValue(load, 1000, () => undefined);
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  vi.advanceTimersByTime(1000);
  expect(await value()).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed renewal leaves the last good one in use and is reported', async () => {
  const failure = new Error('no');
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockRejectedValue(failure);
  const onFailed = vi.fn();
  const value = createCachedValue(load, 1000, onFailed);
  await value();
  vi.advanceTimersByTime(1000);
  expect(await value()).toBe(1);
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(failure);
});

test('a first failure is passed on', async () => {
  await expect(
    createCachedValue(
      () => Promise.reject(new Error('no')),
      1000,
      () => undefined,
    )(),
  ).rejects.toThrow('no');
});
