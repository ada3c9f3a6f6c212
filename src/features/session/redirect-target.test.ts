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
  '/%09/evil.example%',
  '/%2Fevil.example%E0%A4%A',
  '/\u0085/evil.example',
  `/${'a'.repeat(2_000)}`,
])('%s leads home instead [RT-36]', (path) => {
  expect(redirectTarget(path)).toBe('/');
});

test.each(['/auth/login?redirect_url=%2Fcart', '/auth', '/%61uth/login', '/AUTH/register'])(
  'the sign-in never leads back to itself: %s [RT-36]',
  (path) => {
    expect(redirectTarget(path)).toBe('/');
  },
);

/** A seeded pseudo-random generator, so that runs repeat. */
const seeded = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const pieces = [
  '/',
  '//',
  '\\',
  '/\\',
  '.',
  '..',
  ':',
  '@',
  '?',
  '#',
  '%',
  ' ',
  '\t',
  '\n',
  '\r',
  '\0',
  '\u00A0',
  '\u2028',
  '／',
  'javascript:',
  'JaVaScRiPt:',
  'data:',
  'https:',
  'http://',
  'evil.example',
  'cart',
  'auth/login',
  'a=b',
  'é',
];

const escape = (text: string): string =>
  Array.from(text, (char) => `%${char.codePointAt(0)?.toString(16).padStart(2, '0').slice(-2) ?? ''}`).join('');

test('whatever is put together leads to this shop, by every reading of it [RT-36]', () => {
  const pick = seeded(7);
  const shop = 'https://shop.example';
  for (let round = 0; round < 20_000; round += 1) {
    const parts = Array.from({ length: 1 + pick(6) }, () => {
      let piece = pieces[pick(pieces.length)] ?? '';
      for (let layers = pick(4); layers > 1; layers -= 1) piece = escape(piece);
      return piece;
    });
    const asked = (pick(3) > 0 ? '/' : '') + parts.join('');
    const target = redirectTarget(asked);
    for (const reading of [target, decodedOnce(target), decodedOnce(decodedOnce(target))]) {
      expect(new URL(reading, shop).origin, JSON.stringify(asked)).toBe(shop);
      expect(reading.startsWith('/'), JSON.stringify(asked)).toBe(true);
    }
  }
});

const decodedOnce = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
