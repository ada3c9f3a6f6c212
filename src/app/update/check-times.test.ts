import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkPeriodically, nextCheckMs } from './check-times.ts';

test('an hour passes from one look at the build to the next, a tenth more or less [PWA-09]', () => {
  expect(nextCheckMs(() => 0)).toBe(54 * 60_000);
  expect(nextCheckMs(() => 0.5)).toBe(60 * 60_000);
  expect(nextCheckMs(() => 1)).toBeCloseTo(66 * 60_000);
});

describe('a page looks for a new build [PWA-09]', () => {
  const device = { onLine: true };
  let [page, tab] = [new EventTarget(), new EventTarget()];
  let looks = 0;

  beforeEach(() => {
    [page, tab] = [new EventTarget(), Object.assign(new EventTarget(), { visibilityState: 'visible' })];
    vi.useFakeTimers();
    vi.stubGlobal('document', tab);
    vi.stubGlobal('navigator', device);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    [looks, device.onLine] = [0, true];
    checkPeriodically(async () => void (looks += 1));
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('at once and every hour, but not without a network; then as soon as there is one', () => {
    expect(looks).toBe(1);
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(looks).toBe(3);
    device.onLine = false;
    vi.advanceTimersByTime(3_600_000);
    expect(looks).toBe(3);
    device.onLine = true;
    page.dispatchEvent(new Event('online'));
    expect(looks).toBe(4);
  });

  test('when its tab is shown again, unless it looked within the last minute', () => {
    vi.advanceTimersByTime(60_000);
    tab.dispatchEvent(new Event('visibilitychange'));
    expect(looks).toBe(1);
    vi.advanceTimersByTime(1);
    tab.dispatchEvent(new Event('visibilitychange'));
    expect(looks).toBe(2);
  });
});
