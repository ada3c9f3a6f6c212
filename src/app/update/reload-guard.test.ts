import { expect, test } from 'vitest';
import { createReloadGuard, guardMs } from './reload-guard.ts';
import { withoutReloadMark, withReloadMark } from './reload-mark.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

const refused = () => {
  throw new DOMException('The storage is refused.', 'SecurityError');
};

/** A tab over time: each `page` is the page after a reload. */
const tab = (openStorage: () => ReturnType<typeof memory> | null) => {
  let at = 1_000_000;
  const page = (cameBy: { path: string; at: number } | null = null) =>
    createReloadGuard({ openStorage, now: () => at, cameBy });
  return { page, pass: (ms: number) => (at += ms), now: () => at };
};

test('one path reloads itself once in ten seconds, across the reload too [PWA-11]', () => {
  const storage = memory();
  const { page, pass } = tab(() => storage);
  expect(guardMs).toBe(10_000);
  expect(page().leave('/cart', 'new')).toBe('noted');
  expect(page().leave('/cart', 'new')).toBeNull();
  expect(page().leave('/cart', 'newer')).toBeNull();
  pass(guardMs - 1);
  expect(page().leave('/cart', 'new')).toBeNull();
  pass(1);
  expect(page().leave('/cart', 'new')).toBe('noted');
});

test('another path has a reload of its own [PWA-11]', () => {
  const storage = memory();
  const { page } = tab(() => storage);
  page().leave('/cart', 'new');
  expect(page().leave('/store', 'new')).toBe('noted');
});

test.each([
  ['refused', refused],
  ['missing', () => null],
])('with a storage that is %s the reload is seen by the address, and holds as well [PWA-11]', (_, openStorage) => {
  const { page, pass, now } = tab(openStorage);
  const first = page();
  expect(first.leave('/cart', 'new')).toBe('marked');
  expect(first.leave('/cart', 'new')).toBeNull();
  const next = page({ path: '/cart', at: now() });
  expect(next.leave('/cart', 'new')).toBeNull();
  pass(guardMs);
  expect(next.leave('/cart', 'new')).toBe('marked');
});

test('a broken note, and one that a clock set back left in the future, hold nobody up [PWA-11]', () => {
  const storage = memory();
  const { page, pass } = tab(() => storage);
  storage.setItem('tradecounter-reload', '{"path":');
  expect(page().leave('/cart', 'new')).toBe('noted');
  pass(-3_600_000);
  expect(page().leave('/cart', 'new')).toBe('noted');
});

test('the mark goes into an address and out of it, and leaves the rest alone [PWA-11]', () => {
  const href = 'https://shop.example/store/bolts?size=m8&page=2#table';
  const marked = withReloadMark(href);
  expect(marked).toContain('_r=1');
  expect(withoutReloadMark(marked)).toBe(href);
  expect(withoutReloadMark(href)).toBeNull();
});
