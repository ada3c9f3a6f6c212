import { expect, test } from 'vitest';
import { guest, type Session } from './session.ts';
import { nextSession } from '#shopper/visit/session-events.ts';
import { checkSession } from './session-check.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const tokenOf = (sub: string, exp: number): string =>
  ['{}', JSON.stringify({ sub, exp }), 'signature'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const good = (sub: string) => tokenOf(sub, now / 1000 + 60);
const over = (sub: string) => tokenOf(sub, now / 1000 - 60);
const signedIn = (token: string): Session => nextSession(guest, { type: 'signed-in', token, now: 0 });
const typeOf = (session: Session, token: string | null) => checkSession(session, token, now).type;

test('a page whose token is still the stored one stays as it is', () => {
  expect(typeOf(guest, null)).toBe('same');
  expect(typeOf(guest, 'no token')).toBe('same');
  expect(typeOf(signedIn(good('ada')), good('ada'))).toBe('same');
});

test('a sign-out in another tab makes the page a guest’s', () => {
  expect(checkSession(signedIn(good('ada')), null, now)).toEqual({ type: 'become', session: guest });
  expect(checkSession(signedIn(good('ada')), 'broken', now)).toEqual({ type: 'become', session: guest });
});

test('a sign-in in another tab makes the page that shopper’s, and a newer token of the same shopper is adopted', () => {
  expect(checkSession(guest, good('ada'), now)).toMatchObject({ type: 'become', session: { subject: 'ada' } });
  expect(checkSession(signedIn(good('ada')), good('ben'), now)).toMatchObject({ session: { subject: 'ben' } });
  const newer = tokenOf('ada', now / 1000 + 600);
  expect(checkSession(signedIn(good('ada')), newer, now)).toMatchObject({ session: { token: newer } });
});

test('an expired token is checked with the store, unless the store has accepted it since [SES-05]', () => {
  expect(typeOf(guest, over('ada'))).toBe('check');
  expect(typeOf(signedIn(over('ada')), over('ada'))).toBe('check');
  const taken = nextSession(guest, { type: 'session-restored', token: over('ada') });
  expect(typeOf(taken, over('ada'))).toBe('same');
  const unchecked = nextSession(guest, { type: 'session-unchecked', token: over('ada') });
  expect(typeOf(unchecked, over('ada'))).toBe('check');
});

test('a page whose stored token is another shopper’s expired one becomes a guest’s', () => {
  expect(checkSession(signedIn(good('ada')), over('ben'), now)).toEqual({ type: 'become', session: guest });
});
