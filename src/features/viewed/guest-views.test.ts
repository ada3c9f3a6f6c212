import { expect, test, vi } from 'vitest';
import { getProducts } from '#contract/product-rows.ts';
import type { Shop } from '#shopper/shop.tsx';
import { guestViews, readGuestViews, saveGuestView } from './guest-views.ts';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const seen = () => readGuestViews().map(({ productId }) => productId);
const view = (productId: string) => saveGuestView({ productId, productVariantId: `${productId}-1` });

test('the last eight products that a guest viewed are remembered once each, latest first', () => {
  vi.stubGlobal('window', { localStorage: storage });
  for (const product of ['a', 'b', 'a']) view(product);
  expect(seen()).toEqual(['a', 'b']);
  for (const product of ['c', 'd', 'e', 'f', 'g', 'h', 'i']) view(product);
  expect(seen()).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'a']);
});

test('a browser that keeps nothing remembers none, without an error', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new Error('Storage is refused.');
    },
  });
  view('a');
  expect(seen()).toEqual([]);
});

test('the store is asked for them, and those that it still has are listed as they were viewed', async () => {
  kept.clear();
  vi.stubGlobal('window', { localStorage: storage });
  const call = vi.fn(() => Promise.resolve({ results: [{ id: 'a' }, { id: 'c' }] }));
  const listed = () => guestViews({ api: { call } as unknown as Shop['api'] }, new AbortController().signal);
  expect(await listed()).toEqual([]);
  expect(call).not.toHaveBeenCalled();
  for (const product of ['a', 'b', 'c']) view(product);
  expect((await listed()).map(({ product }) => product.id)).toEqual(['c', 'a']);
  expect(call).toHaveBeenCalledWith(getProducts, { query: { Ids: ['c', 'b', 'a'] } }, expect.anything());
});
