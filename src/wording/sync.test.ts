import { expect, test } from 'vitest';
import { pageTitles } from './shell.ts';
import { pageNameOf } from './sync.ts';

test('the link to the page on which a change was made has that page’s name [PWA-08]', () => {
  expect(pageNameOf('/quick-order')).toBe(pageTitles.quickOrder);
  expect(pageNameOf('/compare')).toBe(pageTitles.compare);
  expect(pageNameOf('/account/buy-again')).toBe(pageTitles.buyAgain);
  expect(pageNameOf('/account/settings')).toBe(pageTitles.settings);
  expect(pageNameOf('/contact-us')).toBe(pageTitles.contact);
  expect(pageNameOf('/store')).toBe(pageTitles.store);
  expect(pageNameOf('/store/product/hex-bolt')).toBe('Product page');
  expect(pageNameOf('/')).toBe('Home page');
  expect(pageNameOf('/blog/post/anchors')).toBe('Page');
});
