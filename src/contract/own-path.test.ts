import { expect, test } from 'vitest';
import { isOwnPath } from './own-path.ts';

test.each(['/', '/store/fixings', '/search?q=a//b', '/a\\b'])('%j stays on this site', (address) => {
  expect(isOwnPath(address)).toBe(true);
  expect(new URL(address, 'https://shop.invalid').origin).toBe('https://shop.invalid');
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '\n//evil.example', '/\r\\evil.example'])(
  '%j leads away, as a browser reads it',
  (address) => {
    expect(isOwnPath(address)).toBe(false);
    expect(new URL(address, 'https://shop.invalid').origin).not.toBe('https://shop.invalid');
  },
);

test.each(['', ' /cart', 'cart', 'https://shop.invalid/cart', 'javascript:alert(1)', '#top'])(
  '%j is no path',
  (address) => {
    expect(isOwnPath(address)).toBe(false);
  },
);
