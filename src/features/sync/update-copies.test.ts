import { expect, test } from 'vitest';
import { contextParameter } from '#offline/reads/read-context.ts';
import { callOf } from './update-copies.ts';
import { updatedText } from './use-update-set.ts';

const shop = 'http://shop.test';

test('a cached address is the call that it was the answer to [PWA-08]', () => {
  const call = callOf(`${shop}/api/products/slug=hex%20bolt?a=1&a=2&b=3&${contextParameter}=x`, '/api');
  expect([call?.row.path, call?.input]).toEqual([
    '/products/slug={slug}',
    { params: { slug: 'hex bolt' }, query: { a: ['1', '2'], b: '3' } },
  ]);
  expect(callOf('http://api.test/v1/categories/tree', 'http://api.test/v1')?.row.path).toBe('/categories/tree');
});

test('what is no call of the catalogue is left as it is [PWA-08]', () => {
  expect(callOf(`${shop}/api/orders`, '/api')).toBeNull();
  expect(callOf(`${shop}/media/one.webp`, '/api')).toBeNull();
});

test('what could not be updated is counted [PWA-08]', () => {
  expect(updatedText('catalogue', { updated: 3, all: 3 })).toBe('Products and prices updated.');
  expect(updatedText('pictures', { updated: 1, all: 3 })).toBe('Pictures: 1 of 3 updated. The rest stays as it was.');
});
