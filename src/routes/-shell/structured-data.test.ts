import { expect, test } from 'vitest';
import { getBlogPosts } from '#contract/content.ts';
import { Product, type Variant } from '#contract/product.ts';
import { getStoreSettings } from '#contract/store.ts';
import { structuralFaults } from '#tests/support/search-engines/structured-data.ts';
import { sampleAnswer } from '#tests/support/samples/answer.ts';
import { sampleVariant } from '#tests/support/samples/variant.ts';
import { postData, productData, shopData, trailData } from './structured-data.ts';

const product = sampleAnswer('getProductBySlug', Product);
const priced = (amount: number, isInStock: boolean): Variant => ({
  ...sampleVariant,
  basePrice: { amount, currencyCode: 'GBP' },
  inventory: { ...sampleVariant.inventory, isInStock },
});

test('a product of several sizes says what they cost from and to, and that some are there', async () => {
  const data = productData({ ...product, variants: [priced(123_456, false), priced(5, true), sampleVariant] }, true);
  expect(data).toMatchObject({
    '@type': 'Product',
    name: product.name,
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: '0.05',
      highPrice: '1234.56',
      offerCount: 2,
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
    },
  });
  expect(await structuralFaults([data])).toEqual([]);
});

test('a product of one size is one offer with its part number', async () => {
  const only = { ...priced(840, false), isMaster: true };
  const data = productData({ ...product, variants: [only] }, true);
  expect(data).toMatchObject({
    sku: only.sku,
    offers: { '@type': 'Offer', sku: only.sku, price: '8.40', availability: 'https://schema.org/OutOfStock' },
  });
  expect(await structuralFaults([data])).toEqual([]);
});

test('what the store hides is not shown to search engines either [CAT-12] [CAT-03]', () => {
  const hidden = JSON.stringify(productData({ ...product, variants: [{ ...sampleVariant, isMaster: true }] }, false));
  expect(hidden).not.toContain('offers');
  expect(hidden).not.toContain(sampleVariant.sku);
});

test('the data of a page’s breadcrumbs, of a guide and of the shop itself are complete', async () => {
  const [post] = sampleAnswer('getBlogPosts', getBlogPosts.data).results;
  if (post === undefined) throw new Error('There is no sample of a guide.');
  const settings = sampleAnswer('getStoreSettings', getStoreSettings.data);
  const way = trailData([
    ['Guides', '/blog/list'],
    [post.title, `/blog/post/${post.slug}`],
  ]);
  const shop = shopData(settings);
  expect(await structuralFaults([postData(post, settings.storeName), way, ...shop])).toEqual([]);
  expect(way).toMatchObject({ itemListElement: [{ position: 1, item: '/blog/list' }, { position: 2 }] });
  expect(shop[0]).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { '@type': 'SearchAction', target: { urlTemplate: '/search?q={search_term_string}' } },
  });
  expect(shop[1]).toMatchObject({ '@type': 'Organization', name: settings.storeName });
  // Proves that missing fields are detected.
  expect(await structuralFaults([{ '@type': 'Product' }, { '@type': 'Organization' }])).not.toEqual([]);
});
