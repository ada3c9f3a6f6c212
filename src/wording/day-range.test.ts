import { expect, test } from 'vitest';
import { dayRange } from './day-range.ts';

test.each([
  ['2026-11-24', '2026-11-24', 'Tue 24 Nov'],
  ['2026-11-24', '2026-11-26', 'Tue 24 – Thu 26 Nov'],
  ['2026-11-30', '2026-12-02', 'Mon 30 Nov – Wed 2 Dec'],
  ['2026-12-31', '2027-01-04', 'Thu 31 Dec – Mon 4 Jan'],
])('from %s to %s: %s', (from, to, expected) => {
  expect(dayRange(from, to)).toBe(expected);
});
