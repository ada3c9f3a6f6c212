import { expect, test, vi } from 'vitest';
import { readGuestViews, saveGuestView } from './guest-views.ts';

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
