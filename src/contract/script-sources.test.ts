import { expect, test } from 'vitest';
import { isFromSource, scriptSources } from './script-sources.ts';

test.each([
  ['https://js.stripe.com/endive/stripe.js', true],
  ['https://m.js.stripe.com/x.js', true],
  ['https://js.stripe.com', false],
  ['http://js.stripe.com/x.js', false],
  ['https://js.stripe.com.evil.test/x.js', false],
  ['https://js.stripe.com@evil.test/x.js', false],
  ['https://evil.test/?https://js.stripe.com/x.js', false],
  ['https://evil.test/https://m.js.stripe.com/', false],
  ['//js.stripe.com/x.js', false],
  ['data:text/javascript,1', false],
])('%s comes from Stripe: %s', (address, isStripes) => {
  expect(isFromSource(address, scriptSources.stripe)).toBe(isStripes);
});

test('a star stands for names before the domain, not for another domain', () => {
  expect(isFromSource('https://www.paypal.com/web-sdk/v6/core', scriptSources.paypal)).toBe(true);
  expect(isFromSource('https://evilpaypal.com/x.js', scriptSources.paypal)).toBe(false);
});
