import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { ContractBroken, NoAnswer, Refused } from '#api/api-error.ts';
import { retryDelay, shouldRetry } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('a store that did not answer is asked twice more, and one that is busy four times', () => {
  const retries = (error: unknown): boolean[] => [0, 1, 2, 3, 4].map((failures) => shouldRetry(failures, error));
  expect(retries(new NoAnswer('cut'))).toEqual([true, true, false, false, false]);
  for (const status of [429, 503])
    expect(retries(new Refused({ status, errors: [] }))).toEqual([true, true, true, true, false]);
});

test('a refusal and a broken contract are final', () => {
  expect(shouldRetry(0, new Refused({ status: 404, errors: [] }))).toBe(false);
  expect(shouldRetry(0, new Refused({ status: 500, errors: [] }))).toBe(false);
  expect(shouldRetry(0, new ContractBroken('shape'))).toBe(false);
});

test('without a network nothing is asked again', () => {
  onlineManager.setOnline(false);
  expect(shouldRetry(0, new NoAnswer('cut'))).toBe(false);
});

test('the store says how long to wait, else the wait doubles up to eight seconds', () => {
  expect(retryDelay(0, new Refused({ status: 429, errors: [], retryAfterMs: 3000 }))).toBe(3000);
  expect([0, 1, 2, 9].map((attempt) => retryDelay(attempt, new NoAnswer('cut')))).toEqual([500, 1000, 2000, 8000]);
});
