import { expect, test } from 'vitest';
import { addressOf } from '#api/request.ts';
import { cacheAddress } from '#offline/reads/read-context.ts';
import { callOf } from './update-copies.ts';
import { updatedText } from './use-update-set.ts';

const shop = 'http://shop.test';

const addressOfCall = (address: string, apiBase: string): string | null => {
  const call = callOf(address, apiBase);
  return call === null ? null : addressOf(apiBase, call.row, call.input);
};

test('a cached address is asked again as it was asked', () => {
  const asked = '/api/products/slug=hex%20bolt?a=1&a=2&b=3';
  expect(addressOfCall(cacheAddress(`${shop}${asked}`, { mark: 'x' }), '/api')).toBe(asked);
  const elsewhere = 'http://api.test/v1/categories/tree';
  expect(addressOfCall(cacheAddress(elsewhere, { mark: 'x' }), 'http://api.test/v1')).toBe(elsewhere);
});

test('what is no answer of the store API is not asked again', () => {
  expect(callOf(`${shop}/media/one.webp`, '/api')).toBeNull();
});

test('copies that could not be updated are reported by how many were', () => {
  expect(updatedText('catalogue', { updated: 3, all: 3 })).toBe('Products and prices updated.');
  expect(updatedText('pictures', { updated: 1, all: 3 })).toBe('Pictures: 1 of 3 updated. The rest stays as it was.');
});
