import { expect, test } from 'vitest';
import { cacheableRows, unpricedRows } from '#contract/cacheable-rows.ts';
import { rows } from '#contract/rows.ts';
import { isCacheableRead, isUnpricedRead } from './cached-reads.ts';

const ask = (path: string, method = 'GET', headers: Record<string, string> = { StoreKey: 'shop' }) => ({
  method,
  url: `https://store.test${path}`,
  headers: new Headers(headers),
});
const filled = (path: string) => path.replaceAll(/\{\w+\}/g, '0f8fad5b-d9cb-469f-a165-70867728950e');

test.each(['/api', '', '/shops/7/v2'])(
  'of all rows below "%s" the catalogue and the pages are cached, nothing else [PWA-05]',
  (base) => {
    const kept = new Set<object>(cacheableRows);
    for (const row of Object.values(rows)) {
      expect(isCacheableRead(ask(`${base}${filled(row.path)}`, row.method)), `${row.method} ${row.path}`).toBe(
        kept.has(row),
      );
    }
  },
);

test('what holds no price is distinguished from what does', () => {
  const unpriced = new Set<object>(unpricedRows);
  for (const row of cacheableRows)
    expect(isUnpricedRead(`https://store.test/api${filled(row.path)}`), row.path).toBe(unpriced.has(row));
});

test('a slug may hold what an address can, and a query makes no difference', () => {
  expect(isCacheableRead(ask('/api/products/slug=hex%2Fbolt'))).toBe(true);
  expect(isCacheableRead(ask('/api/products?Filters=thread%3AM10&PageNumber=2'))).toBe(true);
  expect(isCacheableRead(ask('/api/products/search/autocomplete?Query=bolt'))).toBe(false);
});

test('what does not carry the store key is not a call of the store', () => {
  expect(isCacheableRead(ask('/products', 'GET', {}))).toBe(false);
});
