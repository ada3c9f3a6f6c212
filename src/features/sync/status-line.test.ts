import { expect, test } from 'vitest';
import { type StatusFacts, statusLine } from './status-line.ts';

const facts: StatusFacts = {
  connection: 'online',
  toSend: 0,
  toCheck: 0,
  hasOthers: false,
  checkedAt: null,
  now: 1_000,
};

test('what waits and what is to be checked is counted [PWA-08]', () => {
  expect(statusLine({ ...facts, connection: 'offline', toSend: 2, toCheck: 1 })).toBe(
    'Offline. 2 to send. 1 to check.',
  );
});

test('everything has been sent only where nothing is left to look at, for anyone [PWA-08]', () => {
  expect(statusLine({ ...facts, checkedAt: 1_000 })).toMatch(/^Online\. Everything has been sent\. Last checked .+\.$/);
  expect(statusLine({ ...facts, toCheck: 1, checkedAt: 1_000 })).toBe('Online. 1 to check.');
  expect(statusLine({ ...facts, hasOthers: true })).toBe('Online.');
});
