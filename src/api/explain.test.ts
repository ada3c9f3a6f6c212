import { expect, test } from 'vitest';
import { answeredElsewhere, NoAnswer, Refused } from './api-error.ts';
import { explainFailure } from './explain.ts';

const words = { storeSilent: 'silent', storeTroubled: 'troubled' };

test.each([
  ['silence', new NoAnswer('cut'), 'silent'],
  ['the page of a proxy', answeredElsewhere({ method: 'GET', path: '/x' }), 'troubled'],
  ['a 502 without words', new Refused({ status: 502, errors: [] }), 'troubled'],
  ['a 500 without words', new Refused({ status: 500, errors: [] }), 'troubled'],
  ['a refusal', new Refused({ status: 409, errors: ['Sold out.'] }), 'Sold out.'],
])('only silence is said to need a connection: %s', (_, failure, message) => {
  expect(explainFailure(words)(failure)?.messages).toEqual([message]);
});
