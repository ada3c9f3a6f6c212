import { expect, test } from 'vitest';
import type { WishlistSummary } from '#contract/wishlist.ts';
import { entriesOf, toggleOf } from './wishlist-entries.ts';

const list = (id: string, ...variants: string[]): WishlistSummary => ({
  id,
  name: id,
  itemCount: variants.length,
  updatedAt: '2026-11-21T10:00:00Z',
  items: variants.map((variant) => ({ id: `${id}-${variant}`, productVariantId: variant, quantity: 1 })),
});

const entries = entriesOf([list('van', 'bolt', 'nut'), list('site', 'nut', 'tape')]);

test('entries are keyed by variant id and know their list and item [WL-04]', () => {
  expect([...entries.keys()]).toEqual(['bolt', 'nut', 'tape']);
  expect(entries.get('tape')).toEqual({ wishlistId: 'site', itemId: 'site-tape' });
  expect(entries.get('nut')).toEqual({ wishlistId: 'van', itemId: 'van-nut' });
});

test('toggling removes a variant that is listed, else asks for a list [WL-02]', () => {
  expect(toggleOf(entries, 'bolt')).toEqual({ type: 'remove', entry: { wishlistId: 'van', itemId: 'van-bolt' } });
  expect(toggleOf(entries, 'drill')).toEqual({ type: 'choose' });
});
