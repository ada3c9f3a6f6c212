import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Connection } from './connection.ts';
import { createConnectionWatch, probeDelayMs } from './watch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A visible page, with a network by default. */
const watched = (hasNetwork = true) => {
  const world = { isVisible: true, probes: 0, shown: [] as Connection['shown'][] };
  const watch = createConnectionWatch({
    hasNetwork: () => hasNetwork,
    isVisible: () => world.isVisible,
    probe: () => (world.probes += 1),
    write: ({ shown }) => {
      if (shown !== world.shown.at(-1)) world.shown.push(shown);
    },
    chance: () => 1,
  });
  return { world, watch };
};

test('trouble is shown after three seconds without another event, and so is its end', () => {
  const { world, watch } = watched();
  watch.heard('answered');
  watch.heard('slow');
  vi.advanceTimersByTime(2_999);
  expect(world.shown).toEqual(['online']);
  vi.advanceTimersByTime(1);
  watch.heard('answered');
  vi.advanceTimersByTime(3_000);
  expect(world.shown).toEqual(['online', 'troubled', 'online']);
});

test('the store is asked ever more rarely while the connection is bad, and no more once it is well', () => {
  expect([0, 1, 2, 3, 4, 5, 9].map((probes) => probeDelayMs(probes, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
  expect(probeDelayMs(0, 0)).toBe(500);
  const { world, watch } = watched(false);
  vi.advanceTimersByTime(60_000);
  expect(world.probes).toBe(5);
  watch.heard('answered');
  vi.advanceTimersByTime(600_000);
  expect(world.probes).toBe(5);
});

test('a page that nobody looks at does not ask; when it is looked at again it does so at once', () => {
  const { world, watch } = watched();
  world.isVisible = false;
  watch.heard('slow');
  vi.advanceTimersByTime(600_000);
  expect(world.probes).toBe(0);
  world.isVisible = true;
  watch.seen();
  expect(world.probes).toBe(1);
});

test('a page that was opened without asking the store asks it, and one call in vain is followed by another', () => {
  const { world, watch } = watched();
  vi.advanceTimersByTime(1_000);
  expect(world.probes).toBe(1);
  watch.heard('unanswered');
  vi.advanceTimersByTime(2_000);
  expect(world.probes).toBe(2);
  watch.heard('unanswered');
  expect(world.shown).toEqual(['online', 'troubled']);
});

test('a page whose calls are answered is left alone', () => {
  const { world, watch } = watched();
  watch.heard('answered');
  vi.advanceTimersByTime(600_000);
  expect(world.probes).toBe(0);
});

test('a network that is found is tried at once and not believed', () => {
  const { world, watch } = watched(false);
  watch.networkFound();
  expect(world.probes).toBe(1);
  expect(world.shown.at(-1)).toBe('troubled');
  watch.networkLost();
  expect(world.shown.at(-1)).toBe('offline');
});
