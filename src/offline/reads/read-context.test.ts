import { expect, test } from 'vitest';
import { audienceOf, isOfContext, cacheAddress } from './read-context.ts';
import { readContextOf } from './context-of-call.ts';

const tokenOf = (sub: string, exp = 1): string =>
  ['{}', JSON.stringify({ sub, exp }), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const call = { StoreKey: 'shop', CurrencyCode: 'GBP', CountryCode: 'GB' };
const of = (headers: Record<string, string>) => readContextOf(new Headers(headers));
const as = (token: string) => of({ ...call, Authorization: `Bearer ${token}` });

test('another store, currency, country or shopper is another context [PWA-05]', () => {
  const contexts = [
    of(call),
    of({ ...call, StoreKey: 'other' }),
    of({ ...call, CurrencyCode: 'EUR' }),
    of({ ...call, CountryCode: 'IE' }),
    as(tokenOf('ada')),
    as(tokenOf('ben')),
  ];
  expect(new Set(contexts.map(({ mark }) => mark)).size).toBe(contexts.length);
  // Answers without prices are the same in every currency and country, but still belong to one audience.
  expect(contexts.map(({ ground }) => contexts.findIndex((one) => one.ground === ground))).toEqual([0, 1, 0, 0, 4, 5]);
  expect(of(call)).toEqual(of({ ...call, 'API-Key': 'k', Accept: 'application/json' }));
});

test('a shopper is the same with a newer token, and is not spelt out in any name', () => {
  expect(as(tokenOf('ada@example.com', 1))).toEqual(as(tokenOf('ada@example.com', 2)));
  const { audience, mark } = as(tokenOf('ada@example.com'));
  expect(audience).toMatch(/^u-[\da-f]{16}$/);
  expect(audience).toBe(audienceOf('ada@example.com'));
  expect(`${audience} ${mark}`).not.toContain('ada');
});

test('a token that cannot be read is a shopper of its own, never a guest', () => {
  expect(as('opaque').audience).toMatch(/^u-/);
  expect(as('opaque').audience).not.toBe(as('other').audience);
  expect(of(call).audience).toBe('guest');
});

test('the address of a cached answer is that of the call in its context', () => {
  const url = 'https://store.test/api/products?Filters=a%3Ab&Filters=c';
  expect(cacheAddress(url, of(call))).toMatch(/^https:\/\/store\.test\/api\/products\?Filters=a%3Ab&Filters=c&/);
  expect(isOfContext(cacheAddress(url, of(call)), of(call))).toBe(true);
  expect(isOfContext(cacheAddress(url, of(call)), as(tokenOf('ada')))).toBe(false);
});
