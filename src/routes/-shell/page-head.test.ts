import { expect, test } from 'vitest';
import { pageHead } from './page-head.ts';

test('a page with an address of its own is indexed under it', () => {
  const { meta, links } = pageHead({ title: 'Hex bolts', description: 'All of them.', path: '/store/hex-bolts' });
  expect(meta).toContainEqual({ title: 'Hex bolts · Tradecounter' });
  expect(meta).toContainEqual({ name: 'description', content: 'All of them.' });
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
  expect(links).toEqual([{ rel: 'canonical', href: '/store/hex-bolts' }]);
  const properties = Object.fromEntries(
    meta.flatMap((one) => ('property' in one ? [[one.property, one.content]] : [])),
  );
  expect(properties).toEqual({
    'og:title': 'Hex bolts · Tradecounter',
    'og:description': 'All of them.',
    'og:type': 'website',
    'og:url': '/store/hex-bolts',
    'og:image': '/icons/icon-512.png',
  });
});

test('structured data is one graph that no text in it can close', () => {
  const { scripts } = pageHead({ title: 'Guide', path: '/x', data: [{ name: '</script><script>breakIn()' }] });
  expect(scripts).toHaveLength(1);
  expect(scripts[0]?.children).not.toContain('<');
  expect(JSON.parse(scripts[0]?.children ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ name: '</script><script>breakIn()' }],
  });
});

test('a page without an address of its own is kept out of search engines', () => {
  const { meta, links } = pageHead({ title: 'Cart' });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(links).toEqual([]);
});
