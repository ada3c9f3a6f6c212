import { expect, test } from 'vitest';
import type { BlogPost } from '#contract/content.ts';
import type { Attribute, ProductSummary, Variant } from '#contract/product.ts';
import { withoutUnshown } from './unshown.ts';

const attribute = (code: string, displayValue: string): Attribute => ({
  code,
  name: `${code} of`,
  value: displayValue.toLowerCase(),
  displayValue,
  unit: 'mm',
  group: 'Size',
});

const variant: Variant = {
  id: 'v',
  sku: 'FX-1',
  isMaster: true,
  name: 'M6',
  barcode: '500',
  basePrice: { amount: 16, currencyCode: 'GBP' },
  discount: null,
  tierPrices: [{ minimumQuantity: 10, price: { amount: 12, currencyCode: 'GBP' } }],
  attributes: [attribute('length', '40 mm')],
  images: [],
  inventory: {
    mode: 'LowStockAlert',
    availableQuantity: null,
    isInStock: true,
    isLowStock: false,
    lowStockThreshold: 5,
    restockDate: null,
    canBackorder: false,
  },
  quantityRule: { minimum: 5, maximum: null, increment: 5 },
  unit: { code: 'each', label: 'Each', packSize: 1 },
  weightGrams: 12,
  leadTimeDays: null,
};

const product: ProductSummary = {
  id: 'p',
  slug: 'bolt',
  name: 'Bolt',
  shortDescription: 'A bolt.',
  brand: { id: 'b', name: 'Farrowfix', slug: 'farrowfix' },
  productTypeId: 't',
  categories: [{ id: 'c', name: 'Bolts', slug: 'bolts', level: 1 }],
  images: ['one', 'two'].map((url) => ({ url, alt: '', width: 1, height: 1 })),
  drawing: { kind: 'bolt', attributes: { length: 40 } },
  attributes: [attribute('grade', '8.8'), attribute('head', 'Hexagon')],
  hasAddOns: false,
  badges: [],
  variantCount: 71,
  variants: [variant],
  priceFrom: { amount: 16, currencyCode: 'GBP' },
  spans: [
    { code: 'grade', displayValue: '8.8' },
    { code: 'head', displayValue: '2 choices' },
  ],
};

test('of a product with several sizes there is what a list shows, and of its attributes what no span says', () => {
  const shown = withoutUnshown({ results: [product], total: 1 });
  expect(shown).toEqual({
    results: [
      {
        ...product,
        shortDescription: null,
        brand: null,
        productTypeId: '',
        images: [product.images[0]],
        attributes: [{ code: 'head', displayValue: 'Hexagon', name: '', value: '' }],
        variants: [
          {
            ...variant,
            barcode: null,
            tierPrices: [],
            attributes: [],
            weightGrams: null,
            inventory: { ...variant.inventory, lowStockThreshold: null },
          },
        ],
      },
    ],
    total: 1,
  });
});

test('the only size of a product can be bought from the list, so that its tiers and attributes stay', () => {
  const [shown] = [withoutUnshown([{ ...product, variantCount: 1 }])].flat();
  expect(shown).toMatchObject({
    attributes: [{ code: 'grade' }, { code: 'head' }],
    variants: [{ tierPrices: variant.tierPrices, attributes: variant.attributes }],
  });
});

test('of a product with several sizes it is said what its add-ons require where one of them is meant: its row can be ordered', () => {
  const results = [{ ...product, hasAddOns: true, requiresAddOns: false }];
  const match = { sku: variant.sku, productId: product.id, variant };
  const shown = (matches?: unknown[]) => withoutUnshown({ results, matches });
  expect(shown([match])).toMatchObject({ results: [{ requiresAddOns: false }] });
  expect(shown([{ ...match, productId: 'other' }])).toMatchObject({ results: [{ requiresAddOns: undefined }] });
  expect(shown()).toMatchObject({ results: [{ requiresAddOns: undefined }] });
});

test('a list of posts has what it shows of each; a post’s own page has all of it', () => {
  const post: BlogPost = {
    id: 'p',
    slug: 'stainless',
    title: 'A2 or A4?',
    excerpt: 'Two grades.',
    bodyHtml: '<p>Two.</p>',
    coverImage: { url: '/a', alt: '', width: 1, height: 1 },
    author: { name: 'Siân' },
    category: { name: 'Guides', slug: 'guides' },
    tags: [{ name: 'Steel', slug: 'steel' }],
    publishedAt: '2026-11-21T00:00:00.000Z',
    readingMinutes: 1,
    relatedProductIds: ['a'],
    metaTitle: 'A2',
    metaDescription: 'A2',
  };
  const none = {
    bodyHtml: null,
    coverImage: null,
    tags: [],
    relatedProductIds: [],
    metaTitle: null,
    metaDescription: null,
  };
  expect(withoutUnshown([post])).toEqual([{ ...post, ...none }]);
  expect(withoutUnshown(post)).toBe(post);
});

test('other answers are left as they are', () => {
  const posts = [{ slug: 'a', variants: [] }];
  expect(withoutUnshown(posts)).toEqual(posts);
  expect(withoutUnshown(null)).toBe(null);
});
