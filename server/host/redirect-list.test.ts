import { expect, test } from 'vitest';
import { createRedirectFinder } from './redirect-list.ts';

const find = createRedirectFinder([
  { oldUrl: '/bolts', newUrl: '/store/bolts' },
  { oldUrl: '/sorted', newUrl: '/store/bolts?sort=Name#sizes' },
  { oldUrl: '/shop?id=7', newUrl: '/store/screws' },
  { oldUrl: '/Köln/', newUrl: '/about-us' },
  { oldUrl: '/away', newUrl: 'https://elsewhere.example/' },
  { oldUrl: '/tricky', newUrl: '//elsewhere.example' },
  { oldUrl: '/same', newUrl: '/same/' },
]);

test.each([
  ['/bolts', '', '/store/bolts'],
  ['/bolts/', '', '/store/bolts'],
  ['/bolts', '?from=mail', '/store/bolts?from=mail'],
  ['/sorted', '?from=mail', '/store/bolts?sort=Name&from=mail#sizes'],
  ['/shop', '?id=7', '/store/screws'],
  ['/K%C3%B6ln', '', '/about-us'],
])('%s%s leads to %s', (path, search, to) => {
  expect(find(path, search)).toBe(to);
});

test.each([
  ['/shop', ''],
  ['/shop', '?id=8'],
  ['/new', ''],
  ['/%', ''],
])('%s%s never moved', (path, search) => {
  expect(find(path, search)).toBeNull();
});

test('nobody is led off the site, nor round in a circle', () => {
  expect(find('/away', '')).toBeNull();
  expect(find('/tricky', '')).toBeNull();
  expect(find('/same', '')).toBeNull();
});
