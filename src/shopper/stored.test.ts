import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { formerRecentSearchesKey, recentSearchesKey } from '#offline/storage-names.ts';
import { moveStored } from './move-stored.ts';
import { readStored, writeStored } from './stored.ts';

const Words = z.array(z.string());
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('window', { localStorage: storage });
  vi.stubGlobal('localStorage', storage);
});

test('what is written is read, and only as the schema has it', () => {
  expect(writeStored('tradecounter-words', ['bolt'])).toBe(true);
  expect(readStored(Words, 'tradecounter-words')).toEqual(['bolt']);
  kept.set('tradecounter-words', '{"not": "words"}');
  expect(readStored(Words, 'tradecounter-words')).toBeNull();
  kept.set('tradecounter-words', '["bo');
  expect(readStored(Words, 'tradecounter-words')).toBeNull();
  expect(readStored(Words, 'tradecounter-nothing')).toBeNull();
});

test('refused storage reads as nothing, and writing says so', () => {
  const refused = () => {
    throw new DOMException('The user has denied it.', 'SecurityError');
  };
  expect(readStored(Words, 'tradecounter-words', refused)).toBeNull();
  expect(writeStored('tradecounter-words', [], refused)).toBe(false);
  expect(writeStored('tradecounter-words', [], () => null)).toBe(false);
});

test('what the version before stored is found under its new key, once', () => {
  kept.set('tradecounter.recent-searches', '["coach bolt"]');
  moveStored(formerRecentSearchesKey, recentSearchesKey);
  expect(readStored(Words, recentSearchesKey)).toEqual(['coach bolt']);
  expect([...kept.keys()]).toEqual(['tradecounter-recent-searches']);
  kept.set('tradecounter.recent-searches', '["an older tab"]');
  moveStored(formerRecentSearchesKey, recentSearchesKey);
  expect(readStored(Words, recentSearchesKey)).toEqual(['coach bolt']);
});
