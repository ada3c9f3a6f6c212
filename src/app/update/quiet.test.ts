import { beforeEach, expect, test, vi } from 'vitest';
import { untilQuiet } from './quiet.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Starts waiting; `arrive` is called for each response, `state` says whether the wait is over and whether it still watches. */
const start = () => {
  const state = { isQuiet: false, isWatching: false };
  let arrive = (): void => undefined;
  const waiting = untilQuiet((arrived) => {
    arrive = arrived;
    state.isWatching = true;
    return () => (state.isWatching = false);
  });
  void waiting.then(() => (state.isQuiet = true));
  return { state, arrive: () => arrive() };
};

test('a page is quiet half a second after the last response, and is no longer watched', async () => {
  const { state, arrive } = start();
  await vi.advanceTimersByTimeAsync(400);
  arrive();
  await vi.advanceTimersByTimeAsync(499);
  expect(state).toEqual({ isQuiet: false, isWatching: true });
  await vi.advanceTimersByTimeAsync(1);
  expect(state).toEqual({ isQuiet: true, isWatching: false });
});

test('a page that loads without end is waited for five seconds', async () => {
  const { state, arrive } = start();
  for (let ms = 0; ms < 4_900; ms += 100) {
    await vi.advanceTimersByTimeAsync(100);
    arrive();
  }
  expect(state.isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(100);
  expect(state).toEqual({ isQuiet: true, isWatching: false });
});
