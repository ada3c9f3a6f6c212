import { describe, expect, test } from 'vitest';
import { ContractBroken, NoAnswer, Refused } from '#api/api-error.ts';
import { failureWording } from '#wording/failures.ts';
import { verdictOn } from './error-policy.ts';

const refused = (status: number, ...errors: string[]) => new Refused({ status, errors });
const nothing = { signsOut: false, goTo: null, message: null };

describe('where a failure leads', () => {
  test('a password that must be changed leads to the settings [SES-08] [RT-38]', () => {
    expect(verdictOn({ error: refused(400, 'password_change_required'), at: '/auth/login', kind: 'write' })).toEqual({
      ...nothing,
      goTo: '/account/settings?message=password_change_required',
    });
  });

  test('it leads nowhere from the settings themselves [SES-08]', () => {
    const error = refused(400, 'password_change_required');
    expect(verdictOn({ error, at: '/account/settings?message=x', kind: 'write' })).toEqual(nothing);
  });

  test('403 leads to the privacy policy, unless already there [SES-08]', () => {
    expect(verdictOn({ error: refused(403, 'no'), at: '/cart', kind: 'read' }).goTo).toBe('/privacy-policy');
    expect(verdictOn({ error: refused(403, 'no'), at: '/privacy-policy', kind: 'read' })).toEqual(nothing);
  });

  test('401 signs out and leads to the sign-in and back [SES-08]', () => {
    expect(verdictOn({ error: refused(401, 'no'), at: '/account/orders?page=2', kind: 'write' })).toEqual({
      signsOut: true,
      goTo: '/auth/login?redirect_url=%2Faccount%2Forders%3Fpage%3D2',
      message: null,
    });
  });

  test('401 at the sign-in is a wrong password, told there', () => {
    expect(verdictOn({ error: refused(401, 'Wrong password.'), at: '/auth/login', kind: 'write' })).toEqual({
      ...nothing,
      message: 'Wrong password.',
    });
  });
});

describe('what a failure says', () => {
  test('any other refusal of a write is told by its first error [ERR-01]', () => {
    const error = refused(409, 'The price has changed.', 'Second');
    expect(verdictOn({ error, at: '/checkout', kind: 'write' })).toEqual({
      ...nothing,
      message: 'The price has changed.',
    });
  });

  test('a read is told only where it asks for it', () => {
    const error = refused(404, 'There is no such product.');
    expect(verdictOn({ error, at: '/store', kind: 'read' })).toEqual(nothing);
    expect(verdictOn({ error, at: '/checkout', kind: 'told-read' }).message).toBe('There is no such product.');
  });

  test('a write that its screen shows is not told twice', () => {
    expect(verdictOn({ error: refused(400, 'Wrong'), at: '/checkout', kind: 'shown-write' })).toEqual(nothing);
  });

  test.each([
    [refused(500), failureWording.refused],
    [new NoAnswer('cut'), failureWording.unanswered],
    [new ContractBroken('shape'), failureWording.broken],
    [new TypeError('slip'), failureWording.broken],
  ])('%s has words of ours', (error, message) => {
    expect(verdictOn({ error, at: '/', kind: 'write' })).toEqual({ ...nothing, message });
  });
});
