import { expect, test } from 'vitest';
import { ContractBroken, NoAnswer, Refused } from '#api/api-error.ts';
import { outcomeOfFailure } from './token-check.ts';

test.each([
  ['a plain no', 401, 'over'],
  ['a shopper who is gone', 404, 'over'],
  ['one who must change the password', 400, 'accepted'],
  ['one who must accept the policy', 403, 'accepted'],
  ['a store that is slow', 408, 'unknown'],
  ['a store that is busy', 429, 'unknown'],
  ['a store that is broken', 500, 'unknown'],
  ['a store that is away', 503, 'unknown'],
] as const)('an expired token and %s: %i means %s [SES-05]', (_name, status, outcome) => {
  expect(outcomeOfFailure(new Refused({ status, errors: [] }))).toBe(outcome);
});

test('without an answer nothing is known of a token; an answer that is no customer ends it [SES-05]', () => {
  expect(outcomeOfFailure(new NoAnswer('cut'))).toBe('unknown');
  expect(outcomeOfFailure(new ContractBroken('shape'))).toBe('over');
});
