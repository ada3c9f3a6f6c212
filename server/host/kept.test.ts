import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kept } from './kept.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a value is loaded once and again when it is old', async () => {
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockResolvedValueOnce(2);
  const value = kept(load, 1000, () => undefined);
  expect(await Promise.all([value(), value()])).toEqual([1, 1]);
  vi.advanceTimersByTime(1000);
  expect(await value()).toBe(2);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failed renewal leaves the last good one in use and is told', async () => {
  const failure = new Error('no');
  const load = vi.fn<() => Promise<number>>().mockResolvedValueOnce(1).mockRejectedValue(failure);
  const told = vi.fn();
  const value = kept(load, 1000, told);
  await value();
  vi.advanceTimersByTime(1000);
  expect(await value()).toBe(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(failure);
});

test('a first failure is passed on', async () => {
  await expect(
    kept(
      () => Promise.reject(new Error('no')),
      1000,
      () => undefined,
    )(),
  ).rejects.toThrow('no');
});
