import { expect, test } from 'vitest';
import { proseDate } from '#contract/store-clock.ts';
import { formatDate, proseDateTime, relativeStamp, storeDay, weekStartsOn } from './dates.ts';

test('dates in figures are month/day/year, and the week starts on Sunday [SH-13]', () => {
  expect(formatDate('2026-11-21T09:30:00Z')).toBe('11/21/2026');
  expect(formatDate('2026-01-05')).toBe('01/05/2026');
  expect(weekStartsOn).toBe(new Date('2026-11-22T00:00:00Z').getUTCDay());
});

test('prose writes the month as a word', () => {
  expect(proseDate('2026-11-12')).toBe('12 Nov 2026');
  expect(proseDate(new Date('2026-06-30T23:30:00Z'))).toBe('1 Jul 2026');
  expect(proseDateTime('2026-11-12T14:05:00Z')).toBe('12 Nov 2026 at 14:05');
});

test('a day of the store begins at its own midnight, in summer an hour before that of UTC', () => {
  expect(storeDay('2026-06-30T22:59:00Z')).toBe('2026-06-30');
  expect(storeDay('2026-06-30T23:00:00Z')).toBe('2026-07-01');
  expect(storeDay('2026-12-31T23:59:00Z')).toBe('2026-12-31');
});

test('what is not a date is written as nothing', () => {
  expect(storeDay('soon')).toBe('');
  expect(formatDate('soon')).toBe('');
  expect(proseDate('')).toBe('');
  expect(proseDateTime('soon')).toBe('');
  expect(relativeStamp('soon', new Date())).toBe('');
});

test('a stamp is relative inside an hour, then a clock time, then a date', () => {
  const at = (then: string) => relativeStamp(then, '2026-11-21T14:30:00Z', 'UTC');
  expect(at('2026-11-21T14:29:30Z')).toBe('just now');
  expect(at('2026-11-21T14:18:00Z')).toBe('12 min ago');
  expect(at('2026-11-21T13:31:00Z')).toBe('59 min ago');
  expect(at('2026-11-21T13:30:00Z')).toBe('13:30');
  expect(at('2026-11-21T00:05:00Z')).toBe('00:05');
  expect(at('2026-11-20T23:59:00Z')).toBe('20 Nov 2026');
});

test('a clock that runs behind says just now', () => {
  expect(relativeStamp('2026-11-21T14:31:00Z', '2026-11-21T14:30:00Z', 'UTC')).toBe('just now');
});

test('dates and times are those that Intl writes in the zone of the store, on both sides of every change of its clocks', () => {
  const timeZone = 'Europe/London';
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short', year: 'numeric' });
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const figures = new Intl.DateTimeFormat('en-US', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
  // Every fifth day at a different hour, and the half hours around every possible clock change.
  const moments: number[] = [];
  for (let at = Date.UTC(1996, 0, 1); at < Date.UTC(2050, 0, 1); at += 121 * 3_600_000) moments.push(at);
  for (let year = 1996; year < 2050; year += 1) {
    for (const month of [2, 9]) {
      for (let day = 25; day <= 31; day += 1) {
        for (const minutes of [0, 30, 59, 60, 90]) moments.push(Date.UTC(year, month, day, 0, minutes));
      }
    }
  }
  const differing = moments
    .map((at) => new Date(at))
    .filter(
      (date) =>
        proseDateTime(date) !== `${day.format(date)} at ${time.format(date)}` ||
        formatDate(date) !== figures.format(date),
    );
  expect(moments.length).toBeGreaterThan(7_000);
  expect(differing).toEqual([]);
});
