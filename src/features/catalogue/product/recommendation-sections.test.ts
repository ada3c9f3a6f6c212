import { expect, test } from 'vitest';
import type { ProductSummary } from '#contract/product.ts';
import { likeViewed, recommendationSections } from './recommendation-sections.ts';

const product = (id: string): ProductSummary => ({
  id,
  slug: id,
  name: id,
  shortDescription: null,
  brand: null,
  productTypeId: 't',
  categories: [],
  images: [],
  drawing: null,
  attributes: [],
  hasAddOns: false,
  badges: [],
  variantCount: 1,
  variants: [],
  priceFrom: null,
});

test('a product is recommended once, under the first reason that has it [CAT-09]', () => {
  const sections = recommendationSections([
    { type: 'similar', products: [product('a'), product('b')] },
    { type: 'bought-together', products: [product('b'), product('c')] },
    { type: 'trending', products: [product('c')] },
  ]);
  expect(sections.map(({ type, products }) => [type, products.map(({ id }) => id)])).toEqual([
    ['bought-together', ['b', 'c']],
    ['similar', ['a']],
  ]);
});

test('on the home page it is what is like what was looked at, and what sells most, without what was seen [CAT-09]', () => {
  const sections = likeViewed(
    [
      { type: 'trending', products: [product('b'), product('c'), product('seen')] },
      { type: 'bought-together', products: [product('d')] },
      { type: 'related', products: [product('e')] },
      { type: 'similar', products: [product('seen'), product('b')] },
    ],
    [product('seen')],
  );
  expect(sections.map(({ type, products }) => [type, products.map(({ id }) => id)])).toEqual([
    ['similar', ['b']],
    ['trending', ['c']],
  ]);
});
