import { expect, test } from 'vitest';
import { rows } from '#contract/rows.ts';
import { missingCalls } from './journeys-calls.ts';
import { unsent } from './unsent-calls.ts';

const all = Object.values(rows).map(({ method, path }) => `${method} ${path.replaceAll(/\{\w+\}/g, 'x1')}`);

test('a run that sent every call that the app has a use for lacks none', () => {
  expect(missingCalls(all.filter((call) => !unsent.has(call)))).toEqual([]);
});

test('a call that no journey sent is named', () => {
  expect(missingCalls(all.filter((call) => call !== 'PUT /orders/x1/cancel'))).toEqual(['PUT /orders/{id}/cancel']);
});

test('the call for one thing does not stand for that of its list', () => {
  expect(missingCalls(all.filter((call) => call !== 'GET /orders'))).toEqual(['GET /orders']);
});
