import { expect, test } from 'vitest';
import { dateIn, endOfDay, startOfDay } from './store-day.ts';

test('a day begins at midnight by the store’s clock, also on the days on which it is changed', () => {
  const starts = ['2026-01-15', '2026-03-29', '2026-03-30', '2026-07-01', '2026-10-25', '2026-10-26'].map((date) =>
    startOfDay(date).toISOString(),
  );
  expect(starts).toEqual([
    '2026-01-15T00:00:00.000Z',
    '2026-03-29T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
    '2026-06-30T23:00:00.000Z',
    '2026-10-24T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
  ]);
});

test('a day ends where the next one begins, also the last of a month or a year', () => {
  const ends = ['2026-02-28', '2026-03-29', '2026-10-25', '2026-12-31'].map((date) => endOfDay(date).toISOString());
  expect(ends).toEqual([
    '2026-03-01T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
    '2026-10-26T00:00:00.000Z',
    '2027-01-01T00:00:00.000Z',
  ]);
});

test('the first and the last date that can be written are moments that the database can compare', () => {
  expect(['0000-01-01', '0001-01-01'].map((date) => startOfDay(date).toISOString())).toEqual([
    '0001-01-01T00:00:00.000Z',
    '0001-01-01T00:00:00.000Z',
  ]);
  expect(endOfDay('0000-12-30').toISOString()).toBe('0001-01-01T00:00:00.000Z');
  expect(endOfDay('9999-12-31').toISOString()).toBe('9999-12-31T23:59:59.999Z');
});

test('what is due in so many days is due by the date at the store, not by that of UTC', () => {
  expect(dateIn(30, new Date('2026-07-14T22:59:00Z'))).toBe('2026-08-13');
  expect(dateIn(30, new Date('2026-07-14T23:30:00Z'))).toBe('2026-08-14');
  expect(dateIn(7, new Date('2026-10-24T23:30:00Z'))).toBe('2026-11-01');
});
