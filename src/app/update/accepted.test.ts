import { expect, test } from 'vitest';
import { isAcceptedStill, noteAccepted } from './accepted.ts';

const memory = () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  return () => storage;
};

test('an accepted update goes on after a reload that brought the old build, and not for ever [PWA-10]', () => {
  const open = memory();
  expect(isAcceptedStill('old', 0, open)).toBe(false);
  noteAccepted('old', 0, open);
  expect(isAcceptedStill('old', 10, open)).toBe(true);
  expect(isAcceptedStill('new', 10, open)).toBe(false);
  for (const now of [20, 30, 40]) noteAccepted('old', now, open);
  expect(isAcceptedStill('old', 50, open)).toBe(false);
});

test('a note of long ago and a refused storage make no page reload [PWA-10]', () => {
  const open = memory();
  noteAccepted('old', 0, open);
  expect(isAcceptedStill('old', 10 * 60_000, open)).toBe(false);
  noteAccepted('old', 0, () => null);
  expect(isAcceptedStill('old', 0, () => null)).toBe(false);
});
