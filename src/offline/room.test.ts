import { afterEach, expect, test, vi } from 'vitest';
import { isFull, readRoom } from './room.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a device is full before the last byte is used, and one that was given less than it holds is [PWA-05]', () => {
  expect(isFull({ used: 5_000_000, most: 60_000_000 })).toBe(false);
  expect(isFull({ used: 59_500_000, most: 60_000_000 })).toBe(true);
  expect(isFull({ used: 3_000_000, most: 1 })).toBe(true);
});

test('a browser that gives no estimate is not said to be full [PWA-05]', async () => {
  for (const storage of [undefined, {}, { estimate: () => Promise.reject(new Error('No.')) }]) {
    vi.stubGlobal('navigator', { storage });
    expect(await readRoom()).toBeNull();
  }
});
