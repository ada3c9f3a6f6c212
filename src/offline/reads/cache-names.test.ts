import { answerDatabase, configurationCache, iconCache, imageCache, journalDatabase } from '#offline/storage-names.ts';
import { expect, test } from 'vitest';
import {
  catalogueCache,
  isCatalogueCache,
  isPrivateCache,
  isSavedCache,
  isSavedCacheOf,
  savedCache,
} from './cache-names.ts';

test('no cache is called like a database', () => {
  const databases = new Set([answerDatabase, journalDatabase, 'tradecounter-shopper', 'tradecounter-guest-orders']);
  const caches = [imageCache, iconCache, configurationCache, catalogueCache('guest'), catalogueCache('u-1')];
  expect(caches.filter((name) => databases.has(name))).toEqual([]);
});

test('a shopper’s catalogue is distinguished from that of guests', () => {
  expect([catalogueCache('guest'), catalogueCache('u-1')].map(isPrivateCache)).toEqual([false, true]);
  expect([catalogueCache('guest'), catalogueCache('u-1'), imageCache].map(isCatalogueCache)).toEqual([
    true,
    true,
    false,
  ]);
});

test('a saved set is distinguished from the catalogue, and a shopper’s from that of guests', () => {
  const [guests, own] = [savedCache('guest', 'abc'), savedCache('u-1f', 'abc')];
  expect([guests, own, catalogueCache('u-1f')].map(isSavedCache)).toEqual([true, true, false]);
  expect([guests, own].map(isCatalogueCache)).toEqual([false, false]);
  expect([guests, own].map(isPrivateCache)).toEqual([false, true]);
  expect([guests, own].map((name) => isSavedCacheOf(name, 'u-1f'))).toEqual([false, true]);
  expect(isSavedCacheOf(own, 'u-f')).toBe(false);
});
