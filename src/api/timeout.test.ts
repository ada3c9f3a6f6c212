import { expect, test, vi } from 'vitest';
import { startTimeout } from './timeout.ts';

test('aborts when the time is up, and not once it was released', () => {
  vi.useFakeTimers();
  const over = startTimeout(100);
  const released = startTimeout(100);
  released.release();
  vi.advanceTimersByTime(100);
  expect(over.signal.aborted).toBe(true);
  expect(released.signal.aborted).toBe(false);
  vi.useRealTimers();
});

test('aborts with the signal it follows, also one that was aborted before', () => {
  const controller = new AbortController();
  const { signal, release } = startTimeout(60_000, controller.signal);
  controller.abort('given up');
  expect(signal.reason).toBe('given up');
  release();
  const late = startTimeout(60_000, controller.signal);
  expect(late.signal.reason).toBe('given up');
  late.release();
});
