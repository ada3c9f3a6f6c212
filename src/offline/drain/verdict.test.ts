import { describe, expect, test } from 'vitest';
import { ContractBroken, answeredElsewhere, NoAnswer, Refused } from '#api/api-error.ts';
import { type AttemptEnd, endOf, failureOf, maxPauseMs, type VerdictFacts, verdictOn } from './verdict.ts';

const usual: VerdictFacts = {
  isKeyed: true,
  serverErrors: 0,
  isRemoval: false,
  isLookedUp: false,
  isForAnyone: false,
};
const failed = (status: number, more: Partial<Extract<AttemptEnd, { type: 'failed' }>> = {}): AttemptEnd => ({
  type: 'failed',
  status,
  code: null,
  message: null,
  retryAfterMs: null,
  ...more,
});
const retry = { do: 'retry', afterMs: null, isServerError: false };

describe('what is done about an attempt [PWA-06]', () => {
  test.each<[string, AttemptEnd, Partial<VerdictFacts>, object]>([
    ['nothing to do', { type: 'needless' }, {}, { do: 'settle' }],
    ['what it is about is gone', { type: 'gone' }, {}, { do: 'refuse' }],
    ['what it takes away is gone', { type: 'gone' }, { isRemoval: true }, { do: 'settle' }],
    ['no answer', failed(0), {}, retry],
    ['no answer, after many server errors', failed(0), { serverErrors: 7 }, retry],
    ['no answer of a store without keys', failed(0), { isKeyed: false }, { ...retry, do: 'reconcile' }],
    ['an answer of something else', failed(0, { code: 'ForeignAnswer' }), { serverErrors: 7 }, retry],
    ['502', failed(502), {}, retry],
    ['504', failed(504), {}, retry],
    ['504 without keys', failed(504), { isKeyed: false }, { ...retry, do: 'reconcile' }],
    ['511, a network that wants a sign-in', failed(511), {}, retry],
    ['503 is no mistake of the store', failed(503), { serverErrors: 7 }, retry],
    ['503 with Retry-After', failed(503, { retryAfterMs: 9_000 }), {}, { ...retry, afterMs: 9_000 }],
    ['408', failed(408), {}, retry],
    ['425', failed(425), {}, retry],
    ['429 with Retry-After', failed(429, { retryAfterMs: 30_000 }), {}, { ...retry, afterMs: 30_000 }],
    ['429 with an outrageous Retry-After', failed(429, { retryAfterMs: 1e12 }), {}, { ...retry, afterMs: maxPauseMs }],
    ['429 without keys', failed(429), { isKeyed: false }, { ...retry, do: 'reconcile' }],
    ['500', failed(500), {}, { ...retry, isServerError: true }],
    ['the seventh 500', failed(500), { serverErrors: 6 }, { ...retry, isServerError: true }],
    ['the eighth 500', failed(500), { serverErrors: 7 }, { do: 'ask' }],
    ['500 without keys', failed(500), { isKeyed: false }, { do: 'reconcile', afterMs: null, isServerError: true }],
    ['the eighth 507', failed(507), { serverErrors: 7 }, { do: 'ask' }],
    ['a success in another shape', failed(0, { code: 'ContractBroken' }), {}, { ...retry, isServerError: true }],
    ['the eighth of these', failed(0, { code: 'ContractBroken' }), { serverErrors: 7 }, { do: 'ask' }],
    ['401', failed(401), {}, { do: 'park', until: 'sign-in' }],
    ['403', failed(403), {}, { do: 'park', until: 'policy' }],
    ['403 for another reason', failed(403, { code: 'NotYourAddress' }), {}, { do: 'refuse' }],
    ['403 of what anyone may do is no question of the policy', failed(403), { isForAnyone: true }, { do: 'refuse' }],
    [
      '403 of what anyone may do, where the store names the policy',
      failed(403, { code: 'PrivacyPolicyNotAccepted' }),
      { isForAnyone: true },
      { do: 'park', until: 'policy' },
    ],
    [
      'a password to be changed',
      failed(400, { message: 'password_change_required' }),
      {},
      { do: 'park', until: 'sign-in' },
    ],
    ['404', failed(404), {}, { do: 'look-up' }],
    ['404 once looked up', failed(404), { isLookedUp: true }, { do: 'refuse' }],
    ['404 of a removal: the thing may have another id', failed(404), { isRemoval: true }, { do: 'look-up' }],
    ['404 of a removal once looked up', failed(404), { isRemoval: true, isLookedUp: true }, { do: 'settle' }],
    ['409 since the first is still worked on', failed(409, { code: 'IdempotencyKeyInUse' }), {}, retry],
    [
      '409 of that name without keys',
      failed(409, { code: 'IdempotencyKeyInUse' }),
      { isKeyed: false },
      { do: 'refuse' },
    ],
    ['409 for a reason', failed(409, { code: 'OutOfStock' }), {}, { do: 'refuse' }],
    ['422 for a key used otherwise', failed(422, { code: 'IdempotencyKeyReused' }), {}, { do: 'refuse' }],
    ['400', failed(400), {}, { do: 'refuse' }],
    ['405', failed(405), {}, { do: 'refuse' }],
    ['410', failed(410), {}, { do: 'refuse' }],
    ['413', failed(413), {}, { do: 'refuse' }],
  ])('%s', (_, end, facts, verdict) => {
    expect(verdictOn(end, { ...usual, ...facts })).toEqual(verdict);
  });
});

test('the end of an attempt carries what the store answered, and nothing where it gave no answer', () => {
  const detail = { code: 'OutOfStock', message: 'Only 6 left.', field: null, lineItemId: null };
  const refused = new Refused({ status: 409, errors: ['Only 6 left.'], details: [detail], retryAfterMs: 5 });
  expect(endOf(refused)).toEqual(failed(409, { code: 'OutOfStock', message: 'Only 6 left.', retryAfterMs: 5 }));
  expect(endOf(new NoAnswer('Offline.'))).toEqual(failed(0));
  expect(endOf(answeredElsewhere({ method: 'GET', path: '/x' }))).toEqual(failed(0, { code: 'ForeignAnswer' }));
  expect(endOf(new ContractBroken('Odd.'))).toEqual(failed(0, { code: 'ContractBroken' }));
  expect(failureOf(failed(400, { message: 'No.' }), 7)).toEqual({ status: 400, code: null, message: 'No.', at: 7 });
  expect(failureOf({ type: 'gone' }, 7)).toEqual({ status: 0, code: 'Gone', message: null, at: 7 });
});

test('what is wrong with the device or the program is not taken for a silent store', () => {
  const full = new DOMException('Full.', 'QuotaExceededError');
  expect(() => endOf(full)).toThrow(full);
  expect(() => endOf(new TypeError('Undefined is not a function.'))).toThrow(TypeError);
});
