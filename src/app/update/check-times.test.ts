import { expect, test } from 'vitest';
import { nextCheckMs } from './check-times.ts';

test('the build is looked at every hour, a tenth more or less [PWA-09]', () => {
  expect(nextCheckMs(() => 0)).toBe(54 * 60_000);
  expect(nextCheckMs(() => 0.5)).toBe(60 * 60_000);
  expect(nextCheckMs(() => 1)).toBeCloseTo(66 * 60_000);
});
