import { expect, test } from 'vitest';
import { freshnessOf } from './freshness.ts';

const now = Date.parse('2026-11-21T14:00:00Z');
const minutes = 60_000;
const hours = 60 * minutes;
const days = 24 * hours;

test.each([
  [0, true, 'fresh'],
  [59 * minutes, true, 'fresh'],
  [61 * minutes, true, 'dated'],
  [0, false, 'dated'],
  [24 * hours, false, 'dated'],
  [24 * hours + 1, true, 'old'],
  [7 * days, false, 'old'],
  [7 * days + 1, true, 'past'],
  [-5 * minutes, true, 'fresh'],
])('an answer %i ms old, connection %s, is %s', (age, hasConnection, freshness) => {
  expect(freshnessOf(now - age, hasConnection, now)).toBe(freshness);
});
