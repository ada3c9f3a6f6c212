import { expect, test } from 'vitest';
import { pageHead } from './page-head.ts';

test('a page with an address of its own is indexed under it', () => {
  const { meta, links } = pageHead({ title: 'Hex bolts', description: 'All of them.', path: '/store/hex-bolts' });
  expect(meta).toContainEqual({ title: 'Hex bolts · Tradecounter' });
  expect(meta).toContainEqual({ name: 'description', content: 'All of them.' });
  expect(meta).not.toContainEqual({ name: 'robots', content: 'noindex' });
  expect(links).toEqual([{ rel: 'canonical', href: '/store/hex-bolts' }]);
});

test('a page without one is kept out of search engines', () => {
  const { meta, links } = pageHead({ title: 'Cart' });
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(links).toEqual([]);
});
