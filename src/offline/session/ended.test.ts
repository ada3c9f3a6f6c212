import { expect, test } from 'vitest';
import { digestOf } from '#offline/reads/digest.ts';
import { isOutranked } from './ended.ts';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: object): string => `${encoded({ alg: 'HS256' })}.${encoded({ sub: 'c1', ...claims })}.sig`;

const mark = { issuedAt: 1000, expiresAt: 5000, except: null };

test('a token issued no later than the one that was signed out is outranked, a later one is not [SES-04]', () => {
  expect(isOutranked(mark, tokenOf({ iat: 999, exp: 9000 }))).toBe(true);
  expect(isOutranked(mark, tokenOf({ iat: 1000, exp: 5000 }))).toBe(true);
  expect(isOutranked(mark, tokenOf({ iat: 1001, exp: 4000 }))).toBe(false);
  expect(isOutranked(null, tokenOf({ iat: 1, exp: 2 }))).toBe(false);
});

test('a token that was given in the same second as another ended is used, once the device has noted it [SES-04]', () => {
  const given = tokenOf({ iat: 1000, exp: 5000, jti: 'new' });
  expect(isOutranked(mark, given)).toBe(true);
  expect(isOutranked({ ...mark, except: digestOf(given) }, given)).toBe(false);
});

test('a token that does not say when it was issued is recognised by its end [SES-04]', () => {
  expect(isOutranked(mark, tokenOf({ exp: 5000 }))).toBe(true);
  expect(isOutranked(mark, tokenOf({ exp: 5001 }))).toBe(false);
  expect(isOutranked({ ...mark, issuedAt: null }, tokenOf({ iat: 2000, exp: 5000 }))).toBe(true);
});

test('what is no token is left to others', () => {
  expect(isOutranked(mark, 'no token')).toBe(false);
});
