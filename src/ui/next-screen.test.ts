import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('a screen that stays where it was scrolled', () => {
  const scrolled = vi.fn();

  const scrollTo = (y: number): void => {
    const page = new EventTarget();
    page.addEventListener('scroll', scrolled);
    vi.stubGlobal('document', page);
    vi.stubGlobal('scrollY', y);
  };

  afterEach(() => {
    vi.unstubAllGlobals();
    scrolled.mockClear();
  });

  test('stays once, and no other screen does', () => {
    scrollTo(160);
    noteScrolled('/bolt');
    expect([staysScrolled('/bolt'), staysScrolled('/bolt')]).toEqual([true, false]);
    noteScrolled('/bolt');
    expect([staysScrolled('/nut'), staysScrolled('/bolt')]).toEqual([false, false]);
  });

  test('is reported as scrolled, for the router to store its position', () => {
    scrollTo(160);
    noteScrolled('/bolt');
    staysScrolled('/bolt');
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  test('is placed by the router if nobody has scrolled it', () => {
    scrollTo(0);
    noteScrolled('/bolt');
    expect(staysScrolled('/bolt')).toBe(false);
    expect(scrolled).not.toHaveBeenCalled();
  });
});
