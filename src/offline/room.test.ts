import { afterEach, expect, test, vi } from 'vitest';
import { isDeviceFull, readRoom } from './room.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A device with this estimate and this result of a write. */
const device = (estimate: object | null, put: () => Promise<void> = () => Promise.resolve()) => {
  const left = new Set<string>();
  vi.stubGlobal('navigator', { storage: estimate === null ? {} : { estimate: () => Promise.resolve(estimate) } });
  vi.stubGlobal('caches', {
    open: (name: string) => {
      left.add(name);
      return Promise.resolve({ put });
    },
    delete: (name: string) => Promise.resolve(left.delete(name)),
  });
  return left;
};
const refuses = (name: string) => () => Promise.reject(new DOMException('No.', name));
const plenty = { usage: 5_000_000, quota: 10_000_000_000 };

test('a device is full before the last byte is used', async () => {
  device(plenty);
  expect(await isDeviceFull()).toBe(false);
  device({ usage: 59_500_000, quota: 60_000_000 });
  expect(await isDeviceFull()).toBe(true);
});

test('a device that is fuller than the browser estimates is recognised by a write, of which nothing stays', async () => {
  const left = device(plenty, refuses('QuotaExceededError'));
  expect(await isDeviceFull()).toBe(true);
  expect([...left]).toEqual([]);
  device(null, refuses('SecurityError'));
  expect(await isDeviceFull()).toBe(false);
});

test('a browser that gives no estimate and has no caches is not said to be full', async () => {
  for (const storage of [undefined, {}, { estimate: () => Promise.reject(new Error('No.')) }]) {
    vi.stubGlobal('navigator', { storage });
    expect(await readRoom()).toBeNull();
    expect(await isDeviceFull()).toBe(false);
  }
});
