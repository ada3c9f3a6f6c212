import { expect, test, vi } from 'vitest';
import { screenUntilLoaded, showUntilLoaded } from './next-screen.ts';

test('what a press has at hand is for the screen that this press leads to, and for no later one', () => {
  vi.useFakeTimers();
  expect(screenUntilLoaded()).toBeNull();
  showUntilLoaded('Bolt');
  expect(screenUntilLoaded()).toBe('Bolt');
  vi.runAllTimers();
  expect(screenUntilLoaded()).toBeNull();
  vi.useRealTimers();
});
