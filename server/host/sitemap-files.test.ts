import { Readable } from 'node:stream';
import { parseSitemap, parseSitemapIndex } from 'sitemap';
import { expect, test } from 'vitest';
import { sitemapFiles } from './sitemap-files.ts';

const origin = 'https://shop.example';

test('both indexes list the one sitemap [RT-33]', () => {
  const files = sitemapFiles([{ path: '/' }, { path: '/store/a&b', changedAt: '2026-01-02T03:04:05Z' }], origin);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'index-sitemap.xml', 'en-GB-sitemap.xml']);
  expect(files.get('sitemap.xml')).toBe(files.get('index-sitemap.xml'));
  expect(files.get('sitemap.xml')).toContain('<loc>https://shop.example/en-GB-sitemap.xml</loc>');
  expect(files.get('en-GB-sitemap.xml')).toContain(
    '<url><loc>https://shop.example/store/a&amp;b</loc><lastmod>2026-01-02T03:04:05Z</lastmod></url>',
  );
});

test('a reader of sitemaps finds every address of a shop with more than 50,000 pages [RT-33]', async () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => ({ path: `/store/product/a&b-${index}` }));
  const files = sitemapFiles(entries, origin);
  const read = (name: string) => Readable.from([files.get(name) ?? '']);
  const parts = await parseSitemapIndex(read('sitemap.xml'));
  expect(parts.map(({ url }) => url)).toEqual([`${origin}/en-GB-sitemap.xml`, `${origin}/en-GB-sitemap-2.xml`]);
  const pages = await Promise.all(parts.map(({ url }) => parseSitemap(read(url.slice(origin.length + 1)))));
  expect(pages.map(({ length }) => length)).toEqual([50_000, 1]);
  expect(pages.flat().map(({ url }) => url)).toEqual(entries.map(({ path }) => origin + path));
});

test('more than fit in one are spread over several, and the index lists them all', () => {
  const entries = Array.from({ length: 5 }, (_, index) => ({ path: `/${index}` }));
  const files = sitemapFiles(entries, origin, 2);
  expect([...files.keys()].slice(2)).toEqual(['en-GB-sitemap.xml', 'en-GB-sitemap-2.xml', 'en-GB-sitemap-3.xml']);
  expect(files.get('sitemap.xml')?.match(/<loc>/g)).toHaveLength(3);
  expect(files.get('en-GB-sitemap-3.xml')).toContain('/4</loc>');
});

test('a store without anything still has a valid sitemap', () => {
  expect(sitemapFiles([], origin).get('en-GB-sitemap.xml')).toContain('<urlset');
});
