import { expect, test, vi } from 'vitest';
import { noteScrolled, screenUntilLoaded, showUntilLoaded, staysScrolled } from './next-screen.ts';

test('what a press has at hand is for the screen that this press leads to, and for no later one', () => {
  vi.useFakeTimers();
  expect(screenUntilLoaded()).toBeNull();
  showUntilLoaded('Bolt');
  expect(screenUntilLoaded()).toBe('Bolt');
  vi.runAllTimers();
  expect(screenUntilLoaded()).toBeNull();
  vi.useRealTimers();
});

test('a screen stays where the shopper has scrolled it, once, and no other screen does', () => {
  noteScrolled('/bolt');
  expect([staysScrolled('/bolt'), staysScrolled('/bolt')]).toEqual([true, false]);
  noteScrolled('/bolt');
  expect([staysScrolled('/nut'), staysScrolled('/bolt')]).toEqual([false, false]);
});
