import { describe, expect, test } from 'vitest';
import { ContractBroken, answeredElsewhere, NoAnswer, Refused } from '#api/api-error.ts';
import { failureWording } from '#wording/failures.ts';
import { type FailedCall, errorPolicyFor } from './error-policy.ts';

const refused = (status: number, ...errors: string[]) => new Refused({ status, errors });
const kinds = ['read', 'toasted-read', 'write', 'shown-write'] as const satisfies FailedCall['kind'][];
const nothing = { session: 'stays', goTo: null, message: null };

describe('where a failure leads, whatever kind of call it was', () => {
  const rows: [string, Omit<FailedCall, 'kind'>, object][] = [
    [
      'a password that must be changed leads to the settings and back [SES-08] [RT-38]',
      { error: refused(400, 'password_change_required'), at: '/cart' },
      { goTo: '/account/settings?message=password_change_required&redirect_url=%2Fcart' },
    ],
    [
      'from the sign-in it leads to the settings alone [SES-08] [RT-38]',
      { error: refused(400, 'password_change_required'), at: '/auth/login?redirect_url=%2Fcart' },
      { goTo: '/account/settings?message=password_change_required' },
    ],
    [
      'and nowhere from the settings themselves [SES-08]',
      { error: refused(400, 'password_change_required'), at: '/account/settings?message=x' },
      {},
    ],
    [
      'the words count, not the status [SES-08]',
      { error: refused(403, 'password_change_required'), at: '/account/settings' },
      {},
    ],
    [
      '403 leads to the privacy policy and back [SES-08]',
      { error: refused(403, 'no'), at: '/cart?a=1' },
      { goTo: '/privacy-policy?redirect_url=%2Fcart%3Fa%3D1' },
    ],
    [
      'from the sign-in to the policy alone [SES-08]',
      { error: refused(403), at: '/auth/login' },
      { goTo: '/privacy-policy' },
    ],
    ['and nowhere from the policy', { error: refused(403, 'no'), at: '/privacy-policy?redirect_url=%2F' }, {}],
    [
      '401 ends the session and leads to the sign-in and back [SES-08]',
      { error: refused(401, 'no'), at: '/account/orders?page=2' },
      { session: 'ends', goTo: '/auth/login?redirect_url=%2Faccount%2Forders%3Fpage%3D2' },
    ],
    [
      '401 of a session that was not checked has the store asked',
      { error: refused(401, 'no'), at: '/account/orders', isUnchecked: true },
      { session: 'checked' },
    ],
  ];
  for (const [name, failure, verdict] of rows) {
    test.each(kinds)(`${name}: %s`, (kind) => {
      expect(errorPolicyFor({ ...failure, kind })).toEqual({ ...nothing, ...verdict });
    });
  }
});

describe('what a failure says', () => {
  test.each([
    ['a wrong password, at the sign-in', refused(401, 'Wrong password.'), 'Wrong password.', '/auth/login'],
    [
      '403 for another reason than the policy',
      new Refused({
        status: 403,
        errors: ['Not yours.'],
        details: [{ code: 'NotYours', message: 'Not yours.', field: null, lineItemId: null }],
      }),
      'Not yours.',
    ],
    ['404', refused(404, 'There is no such product.'), 'There is no such product.'],
    ['409', refused(409, 'The price has changed.', 'Second'), 'The price has changed.'],
    ['409 without words', refused(409), failureWording.refused],
    ['422', refused(422, 'The quantity is too high.'), 'The quantity is too high.'],
    ['422 without words', refused(422), failureWording.refused],
    ['429', refused(429, 'Wait a minute.'), 'Wait a minute.'],
    ['429 without words', refused(429), failureWording.busy],
    ['500 without words', refused(500), failureWording.down],
    ['502 without words', refused(502), failureWording.down],
    ['503 without words', refused(503), failureWording.busy],
    ['silence', new NoAnswer('cut'), failureWording.unanswered],
    ['an answer of something else', answeredElsewhere({ method: 'GET', path: '/x' }), failureWording.down],
    ['data that is not of the contract', new ContractBroken('shape'), failureWording.broken],
    ['a bug', new TypeError('a bug'), failureWording.broken],
  ])(
    '%s is shown after a write and a read that asks for it, and not where the screen shows it [ERR-01]',
    (_name, error, message, at = '/checkout') => {
      expect(errorPolicyFor({ error, at, kind: 'write' })).toEqual({ ...nothing, message });
      expect(errorPolicyFor({ error, at, kind: 'toasted-read' })).toEqual({ ...nothing, message });
      // These have a screen that shows the failure.
      expect(errorPolicyFor({ error, at, kind: 'read' })).toEqual(nothing);
      expect(errorPolicyFor({ error, at, kind: 'shown-write' })).toEqual(nothing);
    },
  );
});
