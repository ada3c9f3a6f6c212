import { expect, test } from 'vitest';
import { deliveryDays } from './delivery-days.ts';

const days = (min: number, max: number, now: string, cutOffMinute: number | null = 16 * 60): string => {
  const { deliversFrom, deliversTo } = deliveryDays(
    { estimatedDaysMin: min, estimatedDaysMax: max, cutOffMinute },
    new Date(now),
  );
  return `${deliversFrom} ${deliversTo}`;
};

test.each([
  ['on a Monday morning', '2026-11-23T09:00:00Z', '2026-11-25 2026-11-26'],
  ['at the cut-off', '2026-11-23T16:00:00Z', '2026-11-25 2026-11-26'],
  ['a minute after the cut-off', '2026-11-23T16:01:00Z', '2026-11-26 2026-11-27'],
  ['before a weekend', '2026-11-27T09:00:00Z', '2026-12-01 2026-12-02'],
  ['on a Friday evening', '2026-11-27T20:00:00Z', '2026-12-02 2026-12-03'],
  ['on a Sunday', '2026-11-29T09:00:00Z', '2026-12-02 2026-12-03'],
])('two to three working days, ordered %s', (_, now, expected) => {
  expect(days(2, 3, now)).toBe(expected);
});

test('the store’s own clock counts, in summer too', () => {
  // 16:30 in London.
  expect(days(1, 1, '2026-07-01T15:30:00Z')).toBe('2026-07-03 2026-07-03');
  // Past midnight on Wednesday in London, still Tuesday in UTC.
  expect(days(1, 1, '2026-06-30T23:30:00Z')).toBe('2026-07-02 2026-07-02');
});

test('what is collected is ready on the same day, or on the next that is worked', () => {
  expect(days(0, 0, '2026-11-24T10:00:00Z')).toBe('2026-11-24 2026-11-24');
  expect(days(0, 0, '2026-11-28T10:00:00Z')).toBe('2026-11-30 2026-11-30');
});

test('without a cut-off an order leaves on the day until midnight', () => {
  expect(days(1, 1, '2026-11-24T23:59:00Z', null)).toBe('2026-11-25 2026-11-25');
});
