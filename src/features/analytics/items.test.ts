import { expect, test } from 'vitest';
import type { ProductCategory, Variant } from '#contract/product.ts';
import { itemOfVariant, valueOf } from './items.ts';

const categories = (levels: number): ProductCategory[] =>
  Array.from({ length: levels }, (_, at) => ({ id: `c${at}`, name: `Level ${at + 1}`, slug: `c${at}`, level: at + 1 }));
const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });
const variant = (price: Pick<Variant, 'basePrice' | 'discount'>) => ({ sku: 'HB-M8', ...price });

test('an item has at most five category levels beyond the first [GA-05]', () => {
  const item = itemOfVariant(
    { name: 'Bolt', categories: categories(7) },
    variant({ basePrice: gbp(1234), discount: null }),
  );
  expect(item).toEqual({
    item_id: 'HB-M8',
    item_name: 'Bolt',
    price: 12.34,
    discount: 0,
    quantity: 1,
    item_category: 'Level 1',
    item_category2: 'Level 2',
    item_category3: 'Level 3',
    item_category4: 'Level 4',
    item_category5: 'Level 5',
    item_category6: 'Level 6',
  });
});

test('a price that is hidden from the visitor is left out, and counts nothing', () => {
  const item = itemOfVariant({ name: 'Bolt', categories: [] }, variant({ basePrice: null, discount: null }), 3);
  expect(item).toEqual({ item_id: 'HB-M8', item_name: 'Bolt', quantity: 3 });
  expect(valueOf([item])).toBe(0);
});

test('sums of pence are exact', () => {
  const each = itemOfVariant({ name: 'Bolt', categories: [] }, variant({ basePrice: gbp(10), discount: gbp(5) }), 3);
  expect(each).toMatchObject({ price: 0.1, discount: 0.05 });
  expect(valueOf([each, { ...each, quantity: 4 }])).toBe(0.7);
});
