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

test('a page whose token is still the one that is kept stays as it is [SES-02]', () => {
  expect(typeOf(guest, null)).toBe('same');
  expect(typeOf(guest, 'no token')).toBe('same');
  expect(typeOf(signedIn(good('ada')), good('ada'))).toBe('same');
});

test('a sign-out elsewhere makes it a guest’s', () => {
  expect(checkSession(signedIn(good('ada')), null, now)).toEqual({ type: 'become', session: guest });
  expect(checkSession(signedIn(good('ada')), 'broken', now)).toEqual({ type: 'become', session: guest });
});

test('a sign-in elsewhere makes it that shopper’s, and a newer token of the same one is taken over', () => {
  expect(checkSession(guest, good('ada'), now)).toMatchObject({ type: 'become', session: { subject: 'ada' } });
  expect(checkSession(signedIn(good('ada')), good('ben'), now)).toMatchObject({ session: { subject: 'ben' } });
  const newer = tokenOf('ada', now / 1000 + 600);
  expect(checkSession(signedIn(good('ada')), newer, now)).toMatchObject({ session: { token: newer } });
});

test('a token that is over is asked about, unless the store itself took it [SES-05]', () => {
  expect(typeOf(guest, over('ada'))).toBe('check');
  expect(typeOf(signedIn(over('ada')), over('ada'))).toBe('check');
  const taken = nextSession(guest, { type: 'session-restored', token: over('ada') });
  expect(typeOf(taken, over('ada'))).toBe('same');
  const unchecked = nextSession(guest, { type: 'session-unchecked', token: over('ada') });
  expect(typeOf(unchecked, over('ada'))).toBe('check');
});

test('nothing of one shopper stays while another’s old token is asked about', () => {
  expect(checkSession(signedIn(good('ada')), over('ben'), now)).toEqual({ type: 'become', session: guest });
});
