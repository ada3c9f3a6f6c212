import { expect, test } from 'vitest';
import { isPutOff, keepPutOff, laterMs } from './postponed.ts';

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};

test('a version that was put off comes back after a day [PWA-10]', () => {
  const storage = memory();
  expect(isPutOff(storage, 0)).toBe(false);
  keepPutOff(storage, 0);
  expect(isPutOff(storage, laterMs - 1)).toBe(true);
  expect(isPutOff(storage, laterMs)).toBe(false);
});

test('a broken note, a clock set back and a refused storage hold no version back [PWA-10]', () => {
  const storage = memory();
  storage.setItem('tradecounter-update-later', '{');
  expect(isPutOff(storage, 0)).toBe(false);
  keepPutOff(storage, 10 * laterMs);
  expect(isPutOff(storage, 0)).toBe(false);
  expect(isPutOff(null, 0)).toBe(false);
  keepPutOff(null, 0);
});
