import { answerDatabase, configurationCache, iconCache, imageCache, journalDatabase } from '#offline/storage-names.ts';
import { expect, test } from 'vitest';
import { catalogueCache, isCatalogueCache, isPrivateCache } from './cache-names.ts';

test('no cache is called like a database', () => {
  const databases = new Set([answerDatabase, journalDatabase, 'tradecounter-shopper', 'tradecounter-guest-orders']);
  const caches = [imageCache, iconCache, configurationCache, catalogueCache('guest'), catalogueCache('u-1')];
  expect(caches.filter((name) => databases.has(name))).toEqual([]);
});

test('a shopper’s catalogue is told from that of guests', () => {
  expect([catalogueCache('guest'), catalogueCache('u-1')].map(isPrivateCache)).toEqual([false, true]);
  expect([catalogueCache('guest'), catalogueCache('u-1'), imageCache].map(isCatalogueCache)).toEqual([
    true,
    true,
    false,
  ]);
});
