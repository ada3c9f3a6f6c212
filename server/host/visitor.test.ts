import { expect, test } from 'vitest';
import { isPlainGuest, isShopperScreen } from './visitor.ts';

const configuration = { defaultCurrencyCode: 'GBP', defaultCountryCode: 'GB' };

test.each([
  [undefined, true],
  ['', true],
  ['other=1', true],
  ['tc_currency=GBP; tc_country=GB', true],
  ['tc_token=', true],
  ['tc_token=abc', false],
  ['a=b; tc_token=abc', false],
  ['tc_currency=EUR', false],
  ['tc_country=IE', false],
])('cookies %s: a plain guest is %s', (cookies, expected) => {
  expect(isPlainGuest(cookies, configuration)).toBe(expected);
});

test('only screens about the shopper alone are never rendered', () => {
  expect(['/cart', '/checkout', '/successful-order/1', '/auth/login'].every(isShopperScreen)).toBe(true);
  expect(['/', '/store', '/carts', '/store/cart', '/authors'].some(isShopperScreen)).toBe(false);
});
