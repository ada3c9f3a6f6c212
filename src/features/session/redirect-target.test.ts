import { expect, test } from 'vitest';
import { redirectTarget } from './redirect-target.ts';

test.each([
  '/',
  '/account/orders?page=2#lines',
  '/search?q=m10%20bolt',
  '/store/product/hex-bolt',
  '/account/settings?message=password_change_required',
  '/search?q=50%25',
])('%s is followed as it is [RT-36]', (path) => {
  expect(redirectTarget(path)).toBe(path);
});

test.each([
  undefined,
  '',
  'account/orders',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/store\\..\\..',
  'https://evil.example/',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%252Fevil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  '/\n/evil.example',
  '/%00',
])('%s leads home instead [RT-36]', (path) => {
  expect(redirectTarget(path)).toBe('/');
});

test('the sign-in never leads back to itself [RT-36]', () => {
  expect(redirectTarget('/auth/login?redirect_url=%2Fcart')).toBe('/');
});
