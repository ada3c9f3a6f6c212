import { expect, test } from 'vitest';
import { guest, isSameShopper, isUnchecked, isValid } from '#shopper/session.ts';
import { nextSession, sessionOf } from './session-events.ts';

const tokenOf = (claims: object): string =>
  ['{}', JSON.stringify(claims), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');

const now = Date.parse('2026-06-01T12:00:00Z');
const inAnHour = now / 1000 + 3600;
const token = tokenOf({ sub: 'customer-1', exp: inAnHour });

test('a token names its shopper and its end [SES-01]', () => {
  expect(sessionOf(token)).toEqual({ kind: 'shopper', token, subject: 'customer-1', expiresAt: inAnHour * 1000 });
});

test.each(['', 'x', 'a.b.c', tokenOf({ sub: 'x' }), tokenOf({ exp: 1 }), tokenOf({ sub: '', exp: 1 }), tokenOf([])])(
  'a token without a subject or an expiry is none: %s',
  (broken) => {
    expect(sessionOf(broken)).toBeNull();
    expect(nextSession(guest, { type: 'token-found', token: broken, now })).toBe(guest);
  },
);

test('a session is valid until it expires [SES-02]', () => {
  const session = nextSession(guest, { type: 'signed-in', token, now });
  expect(session.kind === 'shopper' && isValid(session, inAnHour * 1000 - 1)).toBe(true);
  expect(session.kind === 'shopper' && isValid(session, inAnHour * 1000)).toBe(false);
  expect(nextSession(guest, { type: 'token-found', token, now: inAnHour * 1000 })).toBe(guest);
});

test('an expired token comes back only when the store takes it again [SES-05]', () => {
  const old = tokenOf({ sub: 'customer-1', exp: now / 1000 - 60 });
  expect(nextSession(guest, { type: 'token-found', token: old, now })).toBe(guest);
  expect(nextSession(guest, { type: 'session-restored', token: old })).toMatchObject({ subject: 'customer-1' });
  expect(nextSession(guest, { type: 'session-restored', token: 'broken' })).toBe(guest);
});

test('signing out and expiry make a guest, and a guest stays one', () => {
  const session = nextSession(guest, { type: 'signed-in', token, now });
  expect(nextSession(session, { type: 'signed-out' })).toBe(guest);
  expect(nextSession(session, { type: 'session-expired' })).toBe(guest);
  expect(nextSession(guest, { type: 'signed-out' })).toBe(guest);
});

test('a token that the store has just issued is valid, whatever the clock of the device says', () => {
  const session = nextSession(guest, { type: 'signed-in', token, now: inAnHour * 1000 + 1 });
  expect(session.kind === 'shopper' && isValid(session, inAnHour * 1000 + 2)).toBe(true);
});

test('an expired token that could not be checked names its shopper but is not valid [SES-05]', () => {
  const old = tokenOf({ sub: 'customer-1', exp: now / 1000 - 60 });
  const session = nextSession(guest, { type: 'session-unchecked', token: old });
  expect(session).toMatchObject({ kind: 'shopper', subject: 'customer-1' });
  expect(isUnchecked(session)).toBe(true);
  expect(session.kind === 'shopper' && isValid(session, now)).toBe(false);
  const restored = nextSession(session, { type: 'session-restored', token: old });
  expect(isUnchecked(restored)).toBe(false);
  expect(restored.kind === 'shopper' && isValid(restored, now)).toBe(true);
});

test('shoppers are told apart by their subject alone', () => {
  const [one, again, other] = [
    ['a', 1],
    ['a', 2],
    ['b', 1],
  ].map(([sub, exp]) => nextSession(guest, { type: 'session-restored', token: tokenOf({ sub, exp }) }));
  expect([isSameShopper(one ?? guest, again ?? guest), isSameShopper(one ?? guest, other ?? guest)]).toEqual([
    true,
    false,
  ]);
  expect([isSameShopper(guest, guest), isSameShopper(guest, other ?? guest)]).toEqual([true, false]);
});
