import { expect, test } from 'vitest';
import { isPage } from './addresses.ts';

test.each([
  '/',
  '/store',
  '/store/hex-bolts',
  '/store/product/hex-bolt?size=m8.5',
  '/search?q=8.8',
  '/checkout?order=a.b',
  '/account/orders',
  '/documents-and-more',
  '/shop/prod/old-bolt.html',
  '/about.html',
  '/Default.aspx?id=4',
])('%s opens from the shell', (address) => {
  expect(isPage.test(address)).toBe(true);
});

test.each([
  '/api/products?PageSize=2',
  '/api',
  '/sandbox/hosted/1',
  '/payment-providers/payment-page/return?reference=pay_1&signature=0',
  '/media/pictures/bolt-zinc-400.avif',
  '/assets/index-a1.js',
  '/docs',
  '/docs/',
  '/healthz',
  '/readyz',
  '/openapi.json',
  '/sitemap.xml',
  '/en-GB-sitemap.xml?x=1',
  '/manifest.webmanifest',
  '/sw.js',
])('%s is left to the network', (address) => {
  expect(isPage.test(address)).toBe(false);
});
