import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startToastTimer } from './toast-timer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const start = (onEnd: () => void) => startToastTimer(3000, onEnd, () => Date.now());

test('ends once, after its time [SH-02]', () => {
  const ended = vi.fn<() => void>();
  start(ended);
  vi.advanceTimersByTime(2999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(ended).toHaveBeenCalledOnce();
});

test('time held does not count, and every hold must be released', () => {
  const ended = vi.fn<() => void>();
  const timer = start(ended);
  vi.advanceTimersByTime(2000);
  timer.hold();
  timer.hold();
  vi.advanceTimersByTime(60_000);
  timer.release();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
  timer.release();
  vi.advanceTimersByTime(999);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('a release without a hold changes nothing', () => {
  const ended = vi.fn<() => void>();
  start(ended).release();
  vi.advanceTimersByTime(3000);
  expect(ended).toHaveBeenCalledOnce();
});

test('stopped, it never ends', () => {
  const ended = vi.fn<() => void>();
  const timer = start(ended);
  timer.hold();
  timer.stop();
  timer.release();
  vi.advanceTimersByTime(60_000);
  expect(ended).not.toHaveBeenCalled();
});
