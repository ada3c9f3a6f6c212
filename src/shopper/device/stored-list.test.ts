import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { storedList } from './stored-list.ts';
import { isHere } from '#shopper/visit/is-here.ts';

vi.mock('#shopper/visit/is-here.ts', () => ({ isHere: vi.fn<typeof isHere>() }));

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const words = storedList('tradecounter-words', z.array(z.string()), (own, guests) => [...own, ...guests].slice(0, 3));

beforeEach(() => {
  kept.clear();
  vi.mocked(isHere).mockReturnValue(true);
  vi.stubGlobal('window', { localStorage: storage });
});

test('each shopper has a list of their own, the same array for the same content', () => {
  expect(words.read('u-1')).toEqual([]);
  expect(words.write('u-1', ['bolt'])).toBe(true);
  expect(words.read('u-1')).toEqual(['bolt']);
  expect(words.read('u-1')).toBe(words.read('u-1'));
  expect(words.read('u-2')).toEqual([]);
  words.write('u-1', []);
  expect(words.read('u-1')).toEqual([]);
  expect(kept.size).toBe(0);
});

test('what a guest stored goes to whoever signs in, and is the guest’s no longer', () => {
  words.write('u-1', ['a', 'b']);
  words.write('guest', ['c', 'd']);
  expect(words.read('u-1')).toEqual(['a', 'b', 'c']);
  expect(words.read('guest')).toEqual([]);
});

test('nothing is written for a shopper who has left, and nothing of a guest goes to them', () => {
  words.write('guest', ['a']);
  vi.mocked(isHere).mockImplementation((audience) => audience === 'guest');
  expect(words.write('u-1', ['b'])).toBe(false);
  expect(words.read('u-1')).toEqual([]);
  expect(words.read('guest')).toEqual(['a']);
});

test('what is not as it should be is nothing', () => {
  kept.set('tradecounter-words-guest', '[1]');
  expect(words.read('guest')).toEqual([]);
});
