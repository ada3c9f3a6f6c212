import { expect, test } from 'vitest';
import { isPostponed, savePostponed, laterMs } from './postponed.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('a version that was put off comes back after a day [PWA-10]', () => {
  const storage = memory();
  expect(laterMs).toBe(24 * 60 * 60 * 1000);
  expect(isPostponed(storage, 0)).toBe(false);
  savePostponed(storage, 0);
  expect(isPostponed(storage, laterMs - 1)).toBe(true);
  expect(isPostponed(storage, laterMs)).toBe(false);
});

test('a broken note, a clock set back and a refused storage hold no version back [PWA-10]', () => {
  const storage = memory();
  storage.setItem('tradecounter-update-later', '{');
  expect(isPostponed(storage, 0)).toBe(false);
  savePostponed(storage, 10 * laterMs);
  expect(isPostponed(storage, 0)).toBe(false);
  expect(isPostponed(null, 0)).toBe(false);
  savePostponed(null, 0);
});
